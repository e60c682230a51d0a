import { matchPath } from 'react-router-dom';
import { findRecordLink } from '../../engine/list/row-click.ts';
import { rowSelector } from './screen-controls.ts';
import { resources } from '../resources.ts';

const listRows = () => [...document.querySelectorAll<HTMLElement>(rowSelector)];

/** The row with the focus. */
export const findFocusedRow = (): HTMLElement | undefined =>
  document.activeElement?.closest<HTMLElement>(rowSelector) ?? undefined;

/** The address of the edit dialog of the record of a row; undefined if the record cannot be edited. */
export function getEditPath(row: HTMLElement): string | undefined {
  const link = findRecordLink(row);
  // The row is about to be replaced.
  if (link?.ariaDisabled === 'true') return undefined;
  const path = link?.getAttribute('href')?.replace(/^#/, '');
  const resource = resources.find(({ routes }) => path && matchPath(routes.view, path));
  return resource?.operations.update && `${path}/edit`;
}

/** The number of a row, counted from 1 over all pages. */
export const getRowNumber = (row: HTMLElement): number =>
  Number(row.querySelector('td')?.textContent);

/**
 * Moves the focus to the link to the record of the row `distance` after the focused one, or of the first row; returns
 * whether there is a list. A card may have the link only in its menu: then to the button of that.
 */
export function moveToRow(distance: number): boolean {
  const rows = listRows();
  const focusedRow = findFocusedRow();
  const index = focusedRow ? rows.indexOf(focusedRow) + distance : 0;
  const row = rows[Math.max(0, Math.min(index, rows.length - 1))];
  const controls = row && [
    findRecordLink(row),
    row.querySelector<HTMLElement>('td:last-child button'),
  ];
  controls?.find((control) => control?.checkVisibility())?.focus();
  return rows.length > 0;
}

/** Ticks or clears the check box of the focused row; returns whether it has one. */
export function toggleRow(): boolean {
  const box = findFocusedRow()?.querySelector<HTMLElement>('input[type=checkbox]');
  box?.click();
  return Boolean(box);
}
