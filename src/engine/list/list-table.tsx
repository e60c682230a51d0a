import EyeOutlined from '@ant-design/icons/EyeOutlined';
import { generatePath, Link } from 'react-router-dom';
import { buttonClass } from '../../ui/button.tsx';
import { Named } from '../../ui/named.tsx';
import { DeleteButton } from '../actions/delete-button.tsx';
import { ShownValue, wholeText } from '../cells/shown-value.tsx';
import type { Item, Resource } from '../resource.ts';
import { columnClass, isNameColumn, TableFrame } from './table-frame.tsx';

interface ListTableProps {
  resource: Resource;
  rows: Item[];
  /** The number of the first row, counted through all pages. */
  firstNumber: number;
  /** Whether other rows are on their way. */
  outdated: boolean;
}

export function ListTable({ resource, rows, firstNumber, outdated }: ListTableProps) {
  return (
    <TableFrame resource={resource} busy={outdated} outdated={outdated}>
      {rows.map((item, index) => (
        <tr key={item._id}>
          <td>{firstNumber + index}</td>
          {resource.columns.map((column) => {
            const cell = {
              className: columnClass(column, resource.columns),
              title: wholeText(column, item),
              children: <ShownValue shown={column} item={item} />,
            };
            return isNameColumn(column, resource.columns) ? (
              <th key={column.label} scope="row" {...cell} />
            ) : (
              <td key={column.label} {...cell} />
            );
          })}
          <td>
            <Actions resource={resource} item={item} />
          </td>
        </tr>
      ))}
    </TableFrame>
  );
}

function Actions({ resource, item }: { resource: Resource; item: Item }) {
  const view = `View ${resource.label.one.toLowerCase()} ${resource.nameOf(item)}`.trim();
  return (
    <>
      <Named name={view}>
        <Link
          to={generatePath(resource.path.view, { id: item._id })}
          className={buttonClass('icon')}
        >
          <EyeOutlined aria-hidden />
        </Link>
      </Named>
      {resource.routes.delete && <DeleteButton resource={resource} item={item} />}
    </>
  );
}
