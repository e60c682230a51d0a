import { Quill } from 'react-quill';
import { adaptedColours } from './adapted-colours.ts';

/** The toolbar, in Quill's format; an empty array means all values that the theme offers. */
export const toolbar = [
  [{ header: [1, 2, 3, 4, 5, 6, false] }, { font: [] }],
  ['bold', 'italic', 'underline', 'strike'],
  [{ color: [] }, { background: [] }],
  [{ script: 'sub' }, { script: 'super' }],
  [{ list: 'ordered' }, { list: 'bullet' }, { indent: '-1' }, { indent: '+1' }],
  [{ align: [] }, { direction: 'rtl' }],
  ['blockquote', 'code-block', 'code'],
  ['link', 'image', 'video'],
  ['clean'],
];

interface Embed {
  new (...args: never[]): object;
  create: (value: unknown) => HTMLElement;
  formats: (element: HTMLElement) => Record<string, unknown>;
}

/** A format of Quill whose elements are created with an additional attribute. */
function withAttribute(format: string, name: string, value: string) {
  const Original = Quill.import(format) as Embed;
  return class extends Original {
    static override create(input: unknown) {
      const element = super.create(input);
      element.setAttribute(name, value);
      return element;
    }

    /** Leaves out the default value of the attribute: as a format, Quill would remove it with the others. */
    static override formats(element: HTMLElement) {
      const { [name]: current, ...others } = super.formats(element);
      return current === undefined || current === value ? others : { ...others, [name]: current };
    }
  };
}

interface StyleAttributor {
  attrName: string;
  keyName: keyof typeof adaptedColours;
  scope: number;
  add(node: HTMLElement, value: string): boolean;
  remove(node: HTMLElement): void;
}

type StyleAttributorClass = new (
  attrName: string,
  keyName: string,
  options: { scope: number },
) => StyleAttributor;

/** A colour format that also sets the variable from which prose.css derives the colour of the dark theme. */
function withAdaptedColour(format: string): StyleAttributor {
  const original = Quill.import(format) as StyleAttributor;
  const Original = original.constructor as StyleAttributorClass;
  class AdaptedColour extends Original {
    override add(node: HTMLElement, value: string) {
      const isAdded = super.add(node, value);
      if (isAdded) node.style.setProperty(adaptedColours[this.keyName], value);
      return isAdded;
    }

    override remove(node: HTMLElement) {
      node.style.removeProperty(adaptedColours[this.keyName]);
      super.remove(node);
    }
  }
  return new AdaptedColour(original.attrName, original.keyName, { scope: original.scope });
}

/** The icon of code blocks; Quill has the same one for inline code. */
const codeBlockIcon =
  '<svg viewbox="0 0 18 18"><rect class="ql-stroke" height="12" width="12" x="3" y="3"/><polyline class="ql-even ql-stroke" points="7 7 5.5 9 7 11"/><polyline class="ql-even ql-stroke" points="11 7 12.5 9 11 11"/></svg>';

/** Registers our formats: Quill creates videos without `title` and images without `alt`, which accessibility requires. */
export function setUpQuill(): void {
  Quill.register(
    {
      'formats/video': withAttribute('formats/video', 'title', 'Video'),
      'formats/image': withAttribute('formats/image', 'alt', ''),
      'formats/color': withAdaptedColour('formats/color'),
      'formats/background': withAdaptedColour('formats/background'),
    } as never,
    true,
  );
  (Quill.import('ui/icons') as Record<string, string>)['code-block'] = codeBlockIcon;
}

const Delta = Quill.import('delta');
type Delta = InstanceType<typeof Delta>;

function endsWithNewline({ ops }: Delta): boolean {
  const lastInsert = ops.at(-1)?.insert;
  return typeof lastInsert === 'string' && lastInsert.endsWith('\n');
}

/** A clipboard matcher that reads a `th` as a bold cell; Quill would join all headings of a row. */
export function convertTableHeading(_: Node, delta: Delta): Delta {
  const bold = delta.compose(new Delta().retain(delta.length(), { bold: true }));
  return endsWithNewline(delta) ? bold : bold.insert('\n');
}
