import { generatePath } from 'react-router-dom';
import type { ResourceRecord } from '../config/resource.ts';
import { useResource } from '../config/resources-context.ts';
import type { CellValues } from '../config/cell-values.ts';
import { RouteLink } from '../../ui/route-link.tsx';

interface ReferenceCellProps {
  value: CellValues['reference'];
  resource?: string | undefined;
}

/** A link to a record of another resource. */
export function ReferenceCell({ value, resource: name }: ReferenceCellProps) {
  const { routes, recordLabel, idProperty } = useResource(name);
  const isRecord = typeof value === 'object';
  const id = String((isRecord ? (value as ResourceRecord)[idProperty] : value) ?? '');
  const text = (isRecord && recordLabel(value as ResourceRecord)) || id || '—';
  return id === '' ? text : <RouteLink to={generatePath(routes.view, { id })}>{text}</RouteLink>;
}
