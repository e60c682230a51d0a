import { addScheme } from '../web-url.ts';
import { parsePlainHtml } from './plain-html.ts';
import {
  attributeNames,
  counted,
  neutralTags,
  neutralValue,
  structures,
  styleNames,
  tagNames,
} from './format-names.ts';
import { hasFollowing, listTypes } from './flatten-blocks.ts';
import { parseVideoUrl, sanitizeHtml } from './sanitize-html.ts';

/** A format in a block: its name for the user, and its details. */
type Feature = readonly [name: string, detail: string];

const findName = (names: readonly [RegExp, string | undefined][], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1];

function* findTagFeatures(element: HTMLElement): Generator<Feature> {
  const { localName: tag } = element;
  const [name = /^h\d$/.test(tag) ? 'headings' : 'other formats', sameTag = tag] =
    tagNames.get(tag) ?? [];
  const isNormal = /^(normal|[1-5]00)$/.test(element.style.fontWeight);
  if (sameTag === 'strong' && isNormal) return;
  if (tag === 'a') {
    if (element.hasAttribute('href'))
      yield ['links', addScheme(element.getAttribute('href') ?? '')];
  } else if (tag === 'img') yield ['images', element.getAttribute('src') ?? ''];
  else if (tag === 'iframe') yield [name, parseVideoUrl(element.getAttribute('src')) ?? tag];
  else if (tag !== 'br' && !neutralTags.has(tag)) yield [name, sameTag];
  if (tag === 'center') yield ['alignment', 'center'];
}

function* findAttributeFeatures(element: Element): Generator<Feature> {
  for (const { name, value } of element.attributes) {
    const featureName = findName(attributeNames, name);
    if (featureName) yield [featureName, `${name}=${value}`];
    if (name === 'align' && value !== 'left') yield ['alignment', value.toLowerCase()];
    if (name === 'dir' && value !== 'auto') yield ['directions', value.toLowerCase()];
    if (name === 'type' && listTypes.has(value) && element.matches('ol'))
      yield ['numbering of its own', `list-style-type: ${listTypes.get(value)}`];
  }
}

function* findStyleFeatures(element: HTMLElement): Generator<Feature> {
  const { style } = element;
  for (const property of style) {
    const value = style.getPropertyValue(property);
    const name = findName(styleNames, property);
    if (property === 'font-weight') {
      if (/^(bold|bolder|[6-9]00)$/.test(value)) yield ['bold', 'strong'];
      else if (element.parentElement?.closest('b, strong, th, h1, h2, h3, h4, h5, h6'))
        yield ['weights of text', value];
    } else if (neutralValue.test(value) && !property.startsWith('margin')) continue;
    else if (property === 'font-style') yield ['italic', 'em'];
    else if (property === 'text-decoration-line') {
      if (value.includes('underline')) yield ['underline', 'u'];
      if (value.includes('line-through')) yield ['strike', 's'];
    } else if (property === 'text-align') {
      if (!/left|start/.test(value)) yield ['alignment', value];
    } else if (property === 'direction') yield ['directions', value];
    else if (name) yield [name, `${property}: ${value}`];
  }
}

function* findFeatures(html: string): Generator<Feature> {
  const body = parsePlainHtml(html);
  for (const element of body.querySelectorAll<HTMLElement>('*')) {
    // The names of a form's fields may hide its properties. The form itself is removed anyway.
    if (element instanceof HTMLFormElement) {
      yield ['other formats', 'form'];
      continue;
    }
    yield* findTagFeatures(element);
    yield* findAttributeFeatures(element);
    yield* findStyleFeatures(element);
  }
  for (const [name, selector] of structures)
    if (body.querySelector(selector)) yield [name, selector];
  for (const [name, selector] of counted)
    yield [name, `${selector} × ${body.querySelectorAll(selector).length}`];
  const lineBreaks = [...body.querySelectorAll('br')].filter((br) => hasFollowing(br, body));
  // Further line breaks at the same place are no loss.
  for (const index of lineBreaks.keys()) yield ['line breaks', `${index}`];
  if (document.createTreeWalker(body, NodeFilter.SHOW_COMMENT).nextNode()) yield ['comments', ''];
  yield ['some words', parsePlainHtml(sanitizeHtml(html)).textContent.replace(/\s/g, '')];
}

/**
 * Returns what a block would lose by an edit, as names for the user. `writtenHtml` is the block as the editor would
 * write it.
 */
export function findLosses(storedHtml: string, writtenHtml: string): string[] {
  const written = new Set([...findFeatures(writtenHtml)].map((feature) => feature.join()));
  const lost = [...findFeatures(storedHtml)].filter((feature) => !written.has(feature.join()));
  return [...new Set(lost.map(([name]) => name))];
}
