import { Quill } from 'react-quill';

interface Embed {
  new (...parts: never[]): object;
  create: (value: unknown) => HTMLElement;
  formats: (element: HTMLElement) => Record<string, unknown>;
}

/** An embed of Quill's that is made with one attribute more. */
function withAttribute(format: string, name: string, value: string) {
  const Original = Quill.import(format) as Embed;
  return class extends Original {
    static override create(given: unknown) {
      const element = super.create(given);
      element.setAttribute(name, value);
      return element;
    }

    /** What every one has is no format of this one; Quill would take it away. */
    static override formats(element: HTMLElement) {
      const { [name]: given, ...others } = super.formats(element);
      return given === undefined || given === value ? others : { ...others, [name]: given };
    }
  };
}

/** Quill makes videos without a title and images without a text, which assistive technology stumbles over. */
export const nameEmbeds = (): void =>
  Quill.register(
    {
      'formats/video': withAttribute('formats/video', 'title', 'Video'),
      'formats/image': withAttribute('formats/image', 'alt', ''),
    } as never,
    true,
  );
