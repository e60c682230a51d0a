import BoldOutlined from '@ant-design/icons-svg/es/asn/BoldOutlined';
import EllipsisOutlined from '@ant-design/icons-svg/es/asn/EllipsisOutlined';
import ItalicOutlined from '@ant-design/icons-svg/es/asn/ItalicOutlined';
import LinkOutlined from '@ant-design/icons-svg/es/asn/LinkOutlined';
import OrderedListOutlined from '@ant-design/icons-svg/es/asn/OrderedListOutlined';
import PictureOutlined from '@ant-design/icons-svg/es/asn/PictureOutlined';
import PlaySquareOutlined from '@ant-design/icons-svg/es/asn/PlaySquareOutlined';
import UnderlineOutlined from '@ant-design/icons-svg/es/asn/UnderlineOutlined';
import UnorderedListOutlined from '@ant-design/icons-svg/es/asn/UnorderedListOutlined';
import { renderIconDefinitionToSVGElement } from '@ant-design/icons-svg/es/helpers';
import type { IconDefinition } from '@ant-design/icons-svg/es/types';
import { addControls } from 'quill/modules/toolbar';
import { getButtonClass } from '../button.tsx';
import { controlClass } from '../field.tsx';
import { menuClass, menuItemClass } from '../popover-menu.tsx';
import { listTableEdits, tableEdits } from './edit-table.ts';
import { addToolbarKeys } from './toolbar-keys.ts';

/** The colours of text and of its background. */
const colours = {
  Red: ['#e60000', '#facccc'],
  Orange: ['#b26b00', '#ffebcc'],
  Yellow: ['#b2b200', '#ffffcc'],
  Green: ['#008a00', '#cce8cc'],
  Blue: ['#0066cc', '#cce0f5'],
  Purple: ['#9933ff', '#ebd6ff'],
} as const;

const headings = Object.fromEntries(
  [1, 2, 3, 4, 5, 6].map((level) => [`Heading ${level}`, `${level}`]),
);

const getColours = (index: 0 | 1) =>
  Object.fromEntries(Object.entries(colours).map(([name, pair]) => [name, pair[index]]));

/** The drop-downs with their labels, and their values by label. The first value stands for a text without the format. */
const dropDowns: Record<string, [label: string, values: Record<string, string | false>]> = {
  header: ['Heading', { Normal: false, ...headings }],
  font: ['Font', { 'Sans serif': false, Serif: 'serif', Monospace: 'monospace' }],
  align: ['Alignment', { Left: false, Centre: 'center', Right: 'right', Justify: 'justify' }],
  color: ['Text colour', { 'Text colour': false, ...getColours(0) }],
  background: ['Background colour', { Background: false, ...getColours(1) }],
};

const inQuillFormat = (format: string) => ({
  [format]: Object.values(dropDowns[format]?.[1] ?? {}),
});

/** The groups of tools in the row, in Quill's format. */
const row = [
  [inQuillFormat('header')],
  ['bold', 'italic', 'underline'],
  [{ list: 'bullet' }, { list: 'ordered' }],
  ['link', 'image', 'video'],
];

/**
 * The groups in the menu. The first one is shown while the caret is in a table. The third one has the tools for which a
 * narrow row has no space.
 */
const menu = [
  listTableEdits(),
  ['font', 'align', 'color', 'background'].map(inQuillFormat),
  ['underline', { list: 'ordered' }, 'image', 'video'],
  ['strike', 'code'],
  [{ script: 'sub' }, { script: 'super' }],
  ['blockquote', 'code-block'],
  [{ indent: '-1' }, { indent: '+1' }],
  [{ direction: 'rtl' }, 'table'],
  ['clean'],
];

/** Creates the toolbar with all tools, for Quill to attach to. */
export function createToolbar(): HTMLElement {
  const toolbar = document.createElement('div');
  toolbar.role = 'toolbar';
  toolbar.ariaLabel = 'Tools';
  toolbar.className = 'ql-snow';
  addControls(toolbar, [...row, ...menu]);
  return toolbar;
}

/** The labels of the buttons, by format and value, and the icons of those in the row. */
const tools: Record<string, [label: string, icon?: IconDefinition]> = {
  bold: ['Bold', BoldOutlined],
  italic: ['Italic', ItalicOutlined],
  underline: ['Underline', UnderlineOutlined],
  strike: ['Strike'],
  'script: sub': ['Subscript'],
  'script: super': ['Superscript'],
  'list: ordered': ['Numbered list', OrderedListOutlined],
  'list: bullet': ['Bulleted list', UnorderedListOutlined],
  'indent: -1': ['Less indent'],
  'indent: +1': ['More indent'],
  'direction: rtl': ['Right to left'],
  blockquote: ['Quote'],
  'code-block': ['Code block'],
  code: ['Code'],
  link: ['Link', LinkOutlined],
  image: ['Image', PictureOutlined],
  video: ['Video', PlaySquareOutlined],
  table: ['Table'],
  clean: ['Clear formatting'],
  ...Object.fromEntries(Object.entries(tableEdits).map(([edit, label]) => [edit, [label]])),
};

function showIcon(button: HTMLButtonElement, label: string, icon: IconDefinition) {
  button.className += ` ${getButtonClass('icon')} touch-target`;
  button.ariaLabel = label;
  button.dataset['tooltip'] = label;
  const extraSVGAttrs = { width: '1em', height: '1em', fill: 'currentColor' };
  button.innerHTML = renderIconDefinitionToSVGElement(icon, { extraSVGAttrs });
}

/** Adds the icons of the row and the labels of the menu. The menu closes as soon as the text has the focus. */
export function completeToolbar(container: HTMLElement, text: HTMLElement): void {
  const popover = document.createElement('div');
  popover.popover = 'auto';
  popover.className = `${menuClass} ql-menu`;
  popover.append(...[...container.children].slice(row.length));
  const more = document.createElement('button');
  more.type = 'button';
  more.popoverTargetElement = popover;
  showIcon(more, 'More tools', EllipsisOutlined);
  text.addEventListener('focus', () => popover.hidePopover());

  for (const button of container.querySelectorAll('button')) {
    const [label, icon] = tools[button.ariaLabel ?? ''] ?? [''];
    if (icon) showIcon(button, label, icon);
  }
  for (const button of popover.querySelectorAll('button')) {
    button.textContent = tools[button.ariaLabel ?? '']?.[0] ?? '';
    button.className += ` ${menuItemClass}`;
    button.ariaLabel = null;
  }
  container.append(more, popover);
  for (const select of container.querySelectorAll('select')) {
    const [label, values] = dropDowns[select.className.replace('ql-', '')] ?? ['', {}];
    select.className += ` ${controlClass} touch-target`;
    select.ariaLabel = label;
    for (const [index, name] of Object.keys(values).entries()) select.options[index]?.append(name);
  }
  addToolbarKeys(container);
}
