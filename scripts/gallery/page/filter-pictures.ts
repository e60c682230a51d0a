/** Runs in the page of the gallery: shows what the filters choose, and keeps them in the address. */
export function filterPictures(): void {
  const form = document.querySelector('form') as HTMLFormElement;
  const count = document.querySelector('output') as HTMLOutputElement;
  const selects = [...form.querySelectorAll('select')];
  const isChosen = (element: HTMLElement) =>
    selects.every(({ name, value }) => {
      const attribute = element.dataset[name];
      return value === '' || attribute === undefined || attribute.split(' ').includes(value);
    });

  function update() {
    let shown = 0;
    for (const article of document.querySelectorAll('article')) {
      const figures = [...article.querySelectorAll('figure')];
      for (const figure of figures) figure.hidden = !isChosen(figure);
      const visible = figures.filter((figure) => !figure.hidden).length;
      article.hidden = !isChosen(article) || visible === 0;
      if (!article.hidden) shown += visible;
    }
    for (const section of document.querySelectorAll('section')) {
      section.hidden = !section.querySelector('article:not([hidden])');
    }
    count.textContent = `${shown} ${shown === 1 ? 'picture' : 'pictures'}`;
  }

  const query = new URLSearchParams(location.search);
  for (const select of selects) select.value = query.get(select.name) ?? '';
  form.addEventListener('change', () => {
    const chosen = selects.filter(({ value }) => value !== '');
    const search = new URLSearchParams(chosen.map(({ name, value }) => [name, value]));
    history.replaceState(null, '', `?${search}${location.hash}`);
    update();
  });
  update();
}
