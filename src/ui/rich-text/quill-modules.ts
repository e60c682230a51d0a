import { Delta, Parchment, type Range } from 'quill';
import { Quill } from 'react-quill';
import Clipboard from 'quill/modules/clipboard';
import Toolbar from 'quill/modules/toolbar';
import Uploader from 'quill/modules/uploader';
import { ConsoleTable } from './edit-table.ts';
import { getImage } from './image-addresses.ts';
import { convertToQuill, parseBody, protectedSpace } from './quill-html.ts';

export interface ClipboardOptions {
  matchers: Clipboard['matchers'];
  /**
   * Inserts pasted content. `leftOutCount` is the number of images that were left out, because they cannot be loaded
   * from elsewhere.
   */
  onPaste: (range: Range, content: Delta, leftOutCount: number) => void;
}

const countImages = ({ ops }: Delta) => ops.filter((op) => getImage(op) !== undefined).length;

const restoreSpaces = (text: string) =>
  text.replaceAll(protectedSpace.whileRead, protectedSpace.stored);

/** Reads HTML, stored or pasted, sanitized. */
export class ConsoleClipboard extends Clipboard {
  declare protected options: ClipboardOptions;

  protected override normalizeHTML(html: Document) {
    // Quill's own normalization comes first, because it recognises the lists of Word by styles that sanitizing removes.
    super.normalizeHTML(html);
    html.body.innerHTML = convertToQuill(html.body.innerHTML);
  }

  override convertHTML(html: string) {
    const { ops } = super.convertHTML(html);
    return new Delta(
      ops.map((op) =>
        typeof op.insert === 'string' ? { ...op, insert: restoreSpaces(op.insert) } : op,
      ),
    );
  }

  /** Lets a pasted block, such as a heading, begin on a line of its own. */
  private beginBlock(index: number, content: Delta): Delta {
    const [line, offset] = this.quill.getLine(index);
    const lineEnd = content.ops.find(
      ({ insert }) => typeof insert === 'string' && insert.includes('\n'),
    );
    const isBlock = Object.keys(lineEnd?.attributes ?? {}).some((format) =>
      this.quill.scroll.query(format, Parchment.Scope.BLOCK),
    );
    if (offset === 0 || !isBlock) return content;
    return new Delta().insert('\n', line?.formats()).concat(content);
  }

  override onPaste(range: Range, { html = '', text = '' }: { html?: string; text?: string }) {
    const formats = this.quill.getFormat(range.index);
    const content = this.convert({ html, text }, formats);
    const isCode = 'code-block' in formats;
    const imageCount = isCode ? 0 : parseBody(html).querySelectorAll('img').length;
    this.options.onPaste(
      range,
      this.beginBlock(range.index, content),
      imageCount - countImages(content),
    );
  }
}

export interface UploaderOptions {
  onFiles: (range: Range, files: File[]) => void;
}

/** Receives files that were pasted or dropped, of any type. */
class ConsoleUploader extends Uploader {
  declare protected options: UploaderOptions & Uploader['options'];

  override upload(range: Range, files: FileList | File[]) {
    this.options.onFiles(range, [...files]);
  }
}

/** Shows the formats at the cursor, even while the focus is elsewhere, such as in the field for the address of a link. */
class ConsoleToolbar extends Toolbar {
  override update(range: Range | null) {
    if (!range) return;
    super.update(range);
    this.container?.toggleAttribute('data-in-table', 'table' in this.quill.getFormat(range));
  }
}

Quill.register(
  {
    'modules/clipboard': ConsoleClipboard,
    'modules/table': ConsoleTable,
    'modules/toolbar': ConsoleToolbar,
    'modules/uploader': ConsoleUploader,
  },
  true,
);
