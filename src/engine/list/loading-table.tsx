import { Skeleton } from '../../ui/skeleton.tsx';
import type { Resource } from '../resource.ts';
import { TableFrame } from './table-frame.tsx';

/** A table of as many skeleton rows as a page holds. */
export function LoadingTable({ resource, rows }: { resource: Resource; rows: number }) {
  return (
    <TableFrame resource={resource} busy>
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row}>
          {Array.from({ length: resource.columns.length + 2 }, (_, column) => (
            <td key={column}>
              <Skeleton height={30} />
            </td>
          ))}
        </tr>
      ))}
    </TableFrame>
  );
}
