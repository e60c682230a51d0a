import { matchPath } from 'react-router-dom';
import { resources } from '../resources.ts';

/** The rows of a list, not those of a value that a record shows as a table. */
const rowSelector = 'main tbody tr:not(dd tr)';

const listRows = () => [...document.querySelectorAll<HTMLElement>(rowSelector)];

/** The row with the focus. */
export const findFocusedRow = (): HTMLElement | undefined =>
  document.activeElement?.closest<HTMLElement>(rowSelector) ?? undefined;

/** The path that the View icon of a row leads to; undefined while the row is about to be replaced. */
const getViewPath = (row: HTMLElement): string | undefined =>
  [...row.querySelectorAll('a:not([aria-disabled=true])')]
    .map((link) => link.getAttribute('href')?.replace(/^#/, '') ?? '')
    .find((path) => resources.some(({ routes }) => matchPath(routes.view, path)));

/** The address of the edit dialog of the record of a row; undefined if the record cannot be edited. */
export function getEditPath(row: HTMLElement): string | undefined {
  const path = getViewPath(row);
  const resource = resources.find(({ routes }) => path && matchPath(routes.view, path));
  return resource?.operations.update && `${path}/edit`;
}

/** The number of a row, counted from 1 over all pages. */
export const getRowNumber = (row: HTMLElement): number =>
  Number(row.querySelector('td')?.textContent);

/** Moves the focus to the name of the row `distance` after the focused one, or of the first row; returns whether there is a list. */
export function moveToRow(distance: number): boolean {
  const rows = listRows();
  const focusedRow = findFocusedRow();
  const index = focusedRow ? rows.indexOf(focusedRow) + distance : 0;
  const row = rows[Math.max(0, Math.min(index, rows.length - 1))];
  const target = row?.querySelector<HTMLElement>('th a') ?? row?.querySelector<HTMLElement>('a');
  target?.focus();
  return rows.length > 0;
}

/** Ticks or clears the check box of the focused row; returns whether it has one. */
export function toggleRow(): boolean {
  const box = findFocusedRow()?.querySelector<HTMLElement>('input[type=checkbox]');
  box?.click();
  return Boolean(box);
}
