import { Quill } from 'react-quill';

const Delta = Quill.import('delta');
type Text = InstanceType<typeof Delta>;

/** Reads a table's heading as a cell in bold; Quill would run all headings of a row together. */
export const readTableHeading = (_: Node, text: Text): Text =>
  text.compose(new Delta().retain(text.length(), { bold: true })).insert('\n');
