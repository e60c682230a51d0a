import { Parchment } from 'quill';
import { Quill } from 'react-quill';
import { BlockEmbed } from 'quill/blots/block';
import Embed from 'quill/blots/embed';
import { ColorAttributor } from 'quill/formats/color';
import Image from 'quill/formats/image';
import ListItem from 'quill/formats/list';
import Video from 'quill/formats/video';
import { adaptedColours } from './rich-text.tsx';

/** A style that a style sheet reads from a variable, too: those of the colours, for the dark theme, and of the numbering. */
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

/** The number of an item that does not follow that of the item before it. */
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

/** An item whose marker is where its text begins. */
class DirectedItem extends ListItem {
  static override create(value: string) {
    const node = super.create(value);
    node.dir = 'auto';
    return node;
  }

  static override register() {
    // Its container has been registered with Quill's own item.
  }
}

/** A line break within a block; for Quill, which has flat lines, the next line is another block. */
class SoftBreak extends Embed {
  static override blotName = 'soft-break';
  static override tagName = 'SPAN';
  static override className = 'ql-soft-break';

  static override create() {
    const node = super.create() as HTMLElement;
    node.append(document.createElement('br'));
    return node;
  }

  static override value() {
    return true;
  }

  html() {
    return '<br>';
  }
}

/** An element with the stored HTML that it stands for: a property, because an attribute could be pasted. */
type StoredElement = HTMLElement & { storedHtml?: string };

/** How much of a block is shown that the editor cannot show. */
const excerptLength = 80;

/** A block that has no lines of text, such as a line across the page or a comment. It can be moved and deleted. */
class StoredBlock extends BlockEmbed {
  static override blotName = 'stored';
  static override tagName = 'DIV';
  static override className = 'ql-stored';

  static override create(html: string) {
    const node = super.create() as StoredElement;
    node.storedHtml = html;
    node.contentEditable = 'false';
    const excerpt = html.trim().slice(0, excerptLength);
    if (/^<hr\b/i.test(excerpt)) node.append(document.createElement('hr'));
    else node.textContent = excerpt.length < html.trim().length ? `${excerpt}…` : excerpt;
    return node;
  }

  static override value({ storedHtml }: StoredElement) {
    return storedHtml;
  }

  /** What is copied: of a line across the page the line. */
  html() {
    return this.domNode.firstElementChild?.outerHTML ?? '';
  }
}

/** An image has a name, which is empty if nobody gave it one. */
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
