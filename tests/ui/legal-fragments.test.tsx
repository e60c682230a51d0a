import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createEditor, type Editor } from '../../src/ui/rich-text/editor.ts';
import { splitHtml } from '../../src/ui/rich-text/split-html.ts';
import fragmentsYaml from '../support/legal-fragments.yaml?raw';

interface LegalFragment {
  source: string;
  description: string;
  html: string;
  losses: string[];
}

const legalFragments = parse(fragmentsYaml) as LegalFragment[];

const create = (html: string) => createEditor(html, (url) => url);

/** Types at a position, as a user does, and undoes that. */
function typeAt({ quill, getHtml }: Editor, index: number): string {
  quill.insertText(index, 'Edited ', 'user');
  const html = getHtml();
  quill.history.undo();
  return html;
}

/** The positions at which the lines of an editor begin. */
const findLineStarts = ({ quill }: Editor) => quill.getLines().map((line) => quill.getIndex(line));

describe.each(legalFragments)('What is stored by $source: $description', (fragment) => {
  const { html, losses } = fragment;

  test('is sent back byte for byte when something else is edited', () => {
    const editor = create(`${html}\n<p>End</p>`);
    expect(editor.getHtml()).toBe(`${html}\n<p>End</p>`);
    expect(typeAt(editor, editor.quill.getLength() - 4)).toBe(`${html}\n<p>Edited End</p>`);
  });

  test('keeps every block but the edited one', () => {
    const editor = create(html);
    const blocks = splitHtml(html).filter(({ kind }) => kind === 'block');
    for (const start of findLineStarts(editor)) {
      const edited = typeAt(editor, start);
      const missing = blocks.filter((block) => !edited.includes(block.html));
      expect(missing.length).toBeLessThanOrEqual(1);
      expect(editor.getHtml()).toBe(html);
    }
  });

  test('loses by an edit only what is named', () => {
    expect(create(html).losses).toEqual(losses);
  });
});

test('The fragments are those of many programs', () => {
  expect(legalFragments.length).toBeGreaterThanOrEqual(40);
  expect(new Set(legalFragments.map(({ html }) => html)).size).toBe(legalFragments.length);
});
