import { Parchment } from 'quill';
import { Quill } from 'react-quill';
import { BlockEmbed } from 'quill/blots/block';
import Embed from 'quill/blots/embed';
import { ColorAttributor } from 'quill/formats/color';
import Image from 'quill/formats/image';
import ListItem from 'quill/formats/list';
import Video from 'quill/formats/video';
import { adaptedColours } from './rich-text.tsx';

/**
 * A style whose value is also set as a variable for the style sheet: that of colours for the dark theme, and that of
 * the numbering.
 */
class StyleWithVariable extends ColorAttributor {
  readonly variable: string;

  constructor(name: string, property: string, variable: string, scope: Parchment.Scope) {
    super(name, property, { scope });
    this.variable = variable;
  }

  override add(node: HTMLElement, value: string) {
    if (!super.add(node, value)) return false;
    node.style.setProperty(this.variable, value);
    return true;
  }

  override remove(node: HTMLElement) {
    node.style.removeProperty(this.variable);
    super.remove(node);
  }
}

/** The number of an item that does not follow the previous number. */
class StartNumber extends Parchment.Attributor {
  override add(node: HTMLElement, value: string) {
    node.style.setProperty('--start', value);
    return super.add(node, value);
  }

  override remove(node: HTMLElement) {
    node.style.removeProperty('--start');
    super.remove(node);
  }
}

/** An item whose marker is at the side at which its text begins. */
class DirectedItem extends ListItem {
  static override create(value: string) {
    const node = super.create(value);
    node.dir = 'auto';
    return node;
  }

  static override register() {
    // The container of items is already registered with Quill's own item class.
  }
}

/** A line break within a block. Quill knows only lines, so it would begin another block. */
class SoftBreak extends Embed {
  static override blotName = 'soft-break';
  static override tagName = 'SPAN';
  static override className = 'ql-soft-break';

  static override create() {
    const node = super.create();
    node.appendChild(document.createElement('br'));
    return node;
  }

  static override value() {
    return true;
  }

  html() {
    return '<br>';
  }
}

/** An element with the stored HTML that it stands for. This is a property, because an attribute could be pasted. */
type StoredElement = HTMLElement & { storedHtml?: string };

/** How many characters are shown of a block that the editor cannot show. */
const excerptLength = 80;

/** A block without lines of text, such as a horizontal line or a comment. It can be moved and deleted. */
class StoredBlock extends BlockEmbed {
  static override blotName = 'stored';
  static override tagName = 'DIV';
  static override className = 'ql-stored';

  static override create(html: string) {
    const node = Object.assign(super.create(), { storedHtml: html, contentEditable: 'false' });
    const excerpt = html.trim().slice(0, excerptLength);
    if (/^<hr\b/i.test(excerpt)) node.appendChild(document.createElement('hr'));
    else node.textContent = excerpt.length < html.trim().length ? `${excerpt}…` : excerpt;
    return node;
  }

  static override value({ storedHtml }: StoredElement) {
    return storedHtml;
  }

  /** The HTML that is copied. It is empty unless the block is a horizontal line. */
  html() {
    return this.domNode.firstElementChild?.outerHTML ?? '';
  }
}

/** An image always has an alternative text, which is empty if nobody has entered one. */
class NamedImage extends Image {
  static override create(value: string) {
    const node = super.create(value);
    node.setAttribute('alt', '');
    return node;
  }

  override format(name: string, value: string | null) {
    if (name === 'alt') this.domNode.alt = value ?? '';
    else super.format(name, value ?? '');
  }
}

class NamedVideo extends Video {
  static override create(value: string) {
    const node = super.create(value);
    node.setAttribute('title', 'Video');
    return node;
  }
}

const { INLINE, BLOCK } = Parchment.Scope;

/** Adds the console's formats to those of Quill. */
Quill.register(
  {
    'formats/color': new StyleWithVariable('color', 'color', adaptedColours.color, INLINE),
    'formats/background': new StyleWithVariable(
      'background',
      'background-color',
      adaptedColours['background-color'],
      INLINE,
    ),
    'formats/numbering': new StyleWithVariable(
      'numbering',
      'list-style-type',
      '--numbering',
      BLOCK,
    ),
    'formats/start': new StartNumber('start', 'data-start', { scope: BLOCK }),
    'formats/list': DirectedItem,
    'formats/soft-break': SoftBreak,
    'formats/stored': StoredBlock,
    'formats/image': NamedImage,
    'formats/video': NamedVideo,
  },
  true,
);
