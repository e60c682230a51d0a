/** The page of the gallery: one file that loads only the pictures beside it. */
import { escapeHtml } from '../../lib/escape-html.ts';
import {
  type GalleryData,
  nameOf,
  type PhotographedState,
  type Picture,
} from '../last-run/gallery-data.ts';
import { filterPictures } from './filter-pictures.ts';
import { galleryStyle } from './gallery-style.ts';

const readVariant = (variant: string) => {
  const [theme = '', width = ''] = variant.split('-');
  return { theme, width, name: `${theme}, ${width} pixels wide` };
};

function renderImage(folder: string, id: string, variant: string, text: string): string {
  const { width } = readVariant(variant);
  const size = width === '360' ? 'width="360" height="740"' : 'width="1280" height="800"';
  const file = encodeURIComponent(nameOf(id, variant));
  return `<a href="${folder}/${file}"><img class="w${width}" ${size} loading="lazy" src="${folder}/${file}" alt="${escapeHtml(text)}"></a>`;
}

function renderFigure(id: string, title: string, { variant, change }: Picture): string {
  const { theme, width, name } = readVariant(variant);
  const folders =
    change === 'changed'
      ? ([
          ['previous', 'before: '],
          ['pictures', 'after: '],
          ['difference', 'difference: '],
        ] as const)
      : ([['pictures', '']] as const);
  const images = folders.map(([folder, prefix]) =>
    renderImage(folder, id, variant, `${prefix}${title}, ${name}`),
  );
  const caption = change === 'changed' ? `${name}: before, after, difference` : name;
  return `<figure data-theme="${theme}" data-width="${width}"><figcaption>${caption}</figcaption><div>${images.join('')}</div></figure>`;
}

function renderState(state: PhotographedState, pictures: readonly Picture[]): string {
  const { id, screen, resource = '', label, kind, operationId = '', scenario, problems } = state;
  const title = `${screen}: ${label}`;
  const name =
    operationId && ` <code class="quiet">${escapeHtml(`${operationId}:${scenario}`)}</code>`;
  const list = problems.map((problem) => `<li>${escapeHtml(problem)}</li>`).join('');
  return `<article data-resource="${escapeHtml(resource || 'none')}" data-screen="${escapeHtml(screen.replaceAll(' ', '_'))}" data-operation="${escapeHtml(operationId)}" data-kind="${kind}">
<h3>${escapeHtml(title)}${name}</h3>
${list && `<ul class="problems">${list}</ul>`}
<div class="pictures">${pictures.map((picture) => renderFigure(id, title, picture)).join('\n')}</div>
</article>`;
}

interface Section {
  title: string;
  articles: string[];
}

const renderSection = ({ title, articles }: Section): string =>
  articles.length === 0 ? '' : `<section><h2>${title}</h2>\n${articles.join('\n')}\n</section>`;

const inSection = (states: readonly PhotographedState[], change: Picture['change']) =>
  states.flatMap((state) => {
    const pictures = state.pictures.filter((picture) => picture.change === change);
    return pictures.length > 0 ? [renderState(state, pictures)] : [];
  });

const renderRemoved = ({ removed }: GalleryData): string[] =>
  removed.map(
    ({ id, screen, label, variants }) =>
      `<article><h3>${escapeHtml(`${screen}: ${label}`)}</h3><div class="pictures">${variants
        .map(
          (variant) =>
            `<figure>${renderImage('previous', id, variant, `removed: ${screen}: ${label}`)}</figure>`,
        )
        .join('')}</div></article>`,
  );

function renderSelect(label: string, name: string, values: readonly string[], all = 'all'): string {
  const options = [...new Set(values)].map(
    (value) =>
      `<option value="${escapeHtml(value.replaceAll(' ', '_'))}">${escapeHtml(value)}</option>`,
  );
  return `<label>${label}<select name="${name}"><option value="">${all}</option>${options.join('')}</select></label>`;
}

export function renderGalleryPage(data: GalleryData): string {
  const { states } = data;
  const failed = states.filter(({ problems }) => problems.length > 0);
  const sections: Section[] = [
    {
      title: 'With problems',
      articles: failed.map((state) => renderState(state, state.pictures)),
    },
    { title: 'Changed since the last run', articles: inSection(states, 'changed') },
    { title: 'New', articles: inSection(states, 'new') },
    { title: 'Removed', articles: renderRemoved(data) },
    { title: 'Unchanged', articles: inSection(states, 'unchanged') },
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Gallery of the console</title>
<style>${galleryStyle}</style>
</head>
<body>
<main>
<h1>Gallery of the console</h1>
<p>Every screen in every scenario of the operations that it uses. <output></output>.</p>
<form aria-label="Filters">
${renderSelect(
  'Resource',
  'resource',
  states.map(({ resource = 'none' }) => resource),
)}
${renderSelect(
  'Screen',
  'screen',
  states.map(({ screen }) => screen),
)}
${renderSelect(
  'Operation',
  'operation',
  states.flatMap(({ operationId = [] }) => operationId),
)}
${renderSelect(
  'Kind',
  'kind',
  states.map(({ kind }) => kind),
)}
${renderSelect('Theme', 'theme', ['light', 'dark'])}
${renderSelect('Width', 'width', ['1280', '360'])}
</form>
${sections.map(renderSection).join('\n')}
</main>
<script>(${filterPictures.toString()})();</script>
</body>
</html>
`;
}
