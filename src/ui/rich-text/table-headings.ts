import { Quill } from 'react-quill';

const Delta = Quill.import('delta');
type Text = InstanceType<typeof Delta>;

const endsItsLine = ({ ops }: Text) => {
  const last = ops.at(-1)?.insert;
  return typeof last === 'string' && last.endsWith('\n');
};

/** Reads a table's heading as a cell in bold; Quill would run all headings of a row together. */
export function readTableHeading(_: Node, text: Text): Text {
  const bold = text.compose(new Delta().retain(text.length(), { bold: true }));
  return endsItsLine(text) ? bold : bold.insert('\n');
}
