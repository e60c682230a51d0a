import { escapeHtml, renderPage } from '../lib/html.ts';
import type { GalleryState } from './states.ts';

const titles = { changed: 'Changed since the last run', new: 'New', unchanged: 'Unchanged' };

export interface Picture {
  /** The name of the picture in the folder `pictures`: `users-list--getAllUsers--500--dark-360.png`. */
  file: string;
  state: GalleryState;
  change: keyof typeof titles;
}

function renderFigure({ file, state, change }: Picture): string {
  const { id, place, scenario, operation } = state;
  const { label, kind } = scenario;
  const variant = /\w+-\d+(?=\.png$)/.exec(file)?.[0];
  const words = [place.screen, label, place.resource, operation?.id, kind, variant];
  const text = escapeHtml(words.filter(Boolean).join(', '));
  const comparison =
    change === 'changed' ? `, <a href="report/index.html#?q=${id}">before and after</a>` : '';
  return `<figure><a href="pictures/${file}"><img loading="lazy" src="pictures/${file}" alt="${text}"></a>
<figcaption>${text}${comparison}</figcaption></figure>`;
}

/**
 * Runs in the page: shows the pictures whose names have each word of the search box. The words are kept in the address.
 */
function filterFigures() {
  const search = document.querySelector('input') as HTMLInputElement;
  const figures = [...document.querySelectorAll('figure')];
  function update() {
    const words = search.value.toLowerCase().split(/[\s,]+/);
    for (const figure of figures)
      figure.hidden = words.some((word) => !figure.textContent.toLowerCase().includes(word));
    const count = figures.filter(({ hidden }) => !hidden).length;
    (document.querySelector('output') as HTMLOutputElement).textContent = `${count} pictures`;
    history.replaceState(null, '', `?${new URLSearchParams({ q: search.value })}`);
  }
  search.value = new URLSearchParams(location.search).get('q') ?? '';
  search.addEventListener('input', update);
  update();
}

/** The page of the gallery: one file that loads only the pictures beside it. */
export function renderGalleryPage(pictures: readonly Picture[]): string {
  const sections = Object.entries(titles).map(([change, title]) => {
    const figures = pictures.filter((picture) => picture.change === change).map(renderFigure);
    return `<section><h2>${title}</h2><div>${figures.join('\n')}</div></section>`;
  });
  const style = `<style>
  :root { color-scheme: light dark; background: Canvas; font: 1rem/1.5 system-ui, sans-serif; }
  div { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: end; }
  figure { margin: 0; max-width: 30rem; overflow-wrap: anywhere; }
  input, img { box-sizing: border-box; max-width: 100%; }
  img { display: block; height: 18rem; border: 1px solid; object-fit: contain; }
  [hidden], section:not(:has(figure:not([hidden]))) { display: none; }
</style>`;
  const body = `<main>
<h1>Gallery of the console</h1>
<p>Every screen in every scenario of the operations that it uses, and the <a href="report/index.html">report</a> of the last run.</p>
<label>Filter <input type="search" size="50" placeholder="users list failure dark 360"></label> <output></output>
${sections.join('\n')}
</main>
<script>(${filterFigures.toString()})();</script>`;
  return renderPage('Gallery of the console', style, body);
}
