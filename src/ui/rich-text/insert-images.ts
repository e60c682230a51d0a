import { Delta, type Range } from 'quill';
import { Quill } from 'react-quill';
import { toError } from '../../api/to-error.ts';
import { formatCount } from '../format.ts';
import type { EditorContext } from './editor-state.ts';
import { getImage } from './image-addresses.ts';
import { encodeImage, largeImageBytes, readDataUrl } from './images.ts';

/** Asks for the descriptions of images, one after the other. */
function askForNames({ quill, state }: EditorContext, images: [node: Node, name: string][]): void {
  const [first, ...others] = images;
  if (!first) {
    state.setState({ question: undefined });
    quill.focus();
    return;
  }
  const [node, name] = first;
  const onCancel = () => askForNames({ quill, state }, others);
  state.setState({
    question: {
      id: `image ${images.length}`,
      label: 'Alternative text',
      placeholder: `What ${name} shows`,
      value: '',
      cancelLabel: 'Skip',
      onCancel,
      save(value) {
        const image = Quill.find(node);
        // The image may have been deleted in the meantime.
        if (image && node.isConnected && 'length' in image)
          quill.formatText(quill.getIndex(image), 1, { alt: value.trim() }, 'user');
        onCancel();
        return undefined;
      },
    },
  });
}

/** Inserts content in place of a range. */
function insert(quill: Quill, { index, length }: Range, content: Delta): void {
  quill.updateContents(new Delta().retain(index).delete(length).concat(content), 'user');
  quill.setSelection(index + content.length(), 'silent');
  quill.scrollSelectionIntoView();
}

/** Encodes a file or the image of a data URL. A notice says if it is large, or cannot be read. */
async function readImage(
  source: File | string,
  { state }: EditorContext,
): Promise<string | undefined> {
  const addNotice = (notice: string) =>
    state.setState(({ notices }) => ({ notices: [...notices, notice] }));
  try {
    const file = typeof source === 'string' ? readDataUrl(source) : source;
    const { address, bytes } = await encodeImage(file);
    const kilobytes = formatCount(Math.round(bytes / 1000));
    if (bytes > largeImageBytes)
      addNotice(`${file.name} makes the text ${kilobytes} KB larger for every reader.`);
    return address;
  } catch (error) {
    addNotice(`${toError(error).message} It was left out.`);
    return undefined;
  }
}

/** Inserts what `prepare` returns at the intended place, even if the text changes in the meantime. */
async function insertLater(
  { quill, state }: EditorContext,
  range: Range,
  prepare: () => Promise<Delta>,
): Promise<Range> {
  let start = range.index;
  let end = range.index + range.length;
  const follow = (change: Delta) => {
    start = change.transformPosition(start);
    end = change.transformPosition(end);
  };
  const count = (change: number) =>
    state.setState(({ pendingCount }) => ({ pendingCount: pendingCount + change }));
  quill.on('text-change', follow);
  count(1);
  const content = await prepare().finally(() => {
    count(-1);
    quill.off('text-change', follow);
  });
  const inserted = { index: start, length: end - start };
  insert(quill, inserted, content);
  return inserted;
}

/** Inserts image files, and asks for their descriptions. */
export async function insertFiles(context: EditorContext, range: Range, files: readonly File[]) {
  const { quill, state } = context;
  state.setState({ notices: [] });
  const names: string[] = [];
  const inserted = await insertLater(context, range, async () => {
    const images = new Delta();
    // The files are read one after the other, because each decoded photo takes many megabytes.
    for (const file of files) {
      const image = await readImage(file, context);
      if (image !== undefined) images.insert({ image });
      if (image !== undefined) names.push(file.name);
    }
    return images;
  });
  const nodes = names.map((name, index): [Node, string] => {
    const [leaf] = quill.getLeaf(inserted.index + index + 1);
    return [leaf?.domNode ?? quill.root, name];
  });
  if (nodes.length > 0) askForNames(context, nodes);
}

const isDataUrl = (image: unknown): image is string =>
  typeof image === 'string' && image.startsWith('data:');

/** Inserts pasted content. Its images are treated like files, unless the text has them already. */
export async function insertPasted(
  context: EditorContext,
  range: Range,
  content: Delta,
  leftOutCount: number,
) {
  const { quill, state } = context;
  const leftOut = leftOutCount === 1 ? 'An image was' : `${leftOutCount} images were`;
  const notice = `${leftOut} left out: pasted text has only the names of such files. Use the tool Image to insert them.`;
  state.setState({ notices: leftOutCount > 0 ? [notice] : [] });
  const present = new Set(quill.getContents().ops.map(getImage));
  const isNew = (op: Delta['ops'][number]) => isDataUrl(getImage(op)) && !present.has(getImage(op));
  if (!content.ops.some(isNew)) {
    insert(quill, range, content);
    return;
  }
  await insertLater(context, range, async () => {
    const prepared = new Delta();
    for (const op of content.ops) {
      const image = getImage(op);
      const isToBeRead = isDataUrl(image) && !present.has(image);
      const read = isToBeRead ? await readImage(image, context) : undefined;
      if (!isToBeRead) prepared.push(op);
      else if (read !== undefined) prepared.insert({ image: read }, op.attributes);
    }
    return prepared;
  });
}
