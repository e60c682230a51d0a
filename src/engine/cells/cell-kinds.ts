import type { ComponentType } from 'react';
import type { Api } from '../../api/create-api.ts';
import type { CellType, CellValues } from '../config/fields.ts';
import type { FieldConfig } from '../config/resource.ts';
import { getResource, type Resources } from '../config/resources-context.ts';
import {
  BadgeCell,
  type CellKindProps,
  ColourCell,
  DateTimeCell,
  EnumCell,
  ExcerptCell,
  getReferenceId,
  ImageCell,
  LinkCell,
  ObjectCell,
  ObjectsCell,
  ReferenceCell,
} from './cells.tsx';
import { formatDateTime, maxExcerptCharacters } from './format-text.ts';

/** What the text of a value outside of the page depends on. */
export interface TextContext {
  /** Makes a URL absolute. */
  resolveUrl: (url: string) => string;
  resources: Resources;
}

export const createTextContext = (
  api: Pick<Api, 'resolveUrl'>,
  resources: Resources,
): TextContext => ({
  // In a file, a URL relative to the page would lead nowhere.
  resolveUrl: (url) => URL.parse(api.resolveUrl(url), window.location.href)?.href ?? url,
  resources,
});

/** Everything that belongs to one kind of cell. */
export interface CellKind<Value> {
  /** Shows a value; a kind without a component is shown as text. */
  component?: ComponentType<CellKindProps<Value>>;
  /** What is exported and copied of a value, in full; by default the value as text. A number stays one. */
  text?: (value: Value, field: FieldConfig, context: TextContext) => string | number;
  /** The width in pixels of a column whose values have about the same size; others share the remaining space. */
  width?: number | ((column: FieldConfig) => number | undefined);
  /** Whether values are aligned right. */
  isNumber?: boolean;
  /** The place on the card that a row is in a narrow window; by default a line of its own. */
  cardPlace?: 'status' | 'image';
  /** Whether it may hold a link, so that it cannot be one. */
  holdsLink?: boolean;
}

/** The space on both sides of a cell's content, in pixels. */
const paddingPx = 20;
const characterPx = 8;

const widthOfText = (length: number) => length * characterPx + paddingPx;

/** A text that is never longer than this has a column of its own width. */
const maxCharacters = 20;

const widthOfShortText = ({ maxLength = Infinity }: FieldConfig) =>
  maxLength <= maxCharacters ? widthOfText(maxLength) : undefined;

/** The built-in cells: what is shown, exported and copied of a value, and its place in a table, on a card and on a detail page. */
export const cellKinds: { [Type in CellType]: CellKind<CellValues[Type]> } = {
  text: { width: widthOfShortText },
  enum: { component: EnumCell, width: widthOfShortText },
  excerpt: {
    component: ExcerptCell,
    width: widthOfText(maxExcerptCharacters + 1),
  },
  badge: {
    component: BadgeCell,
    width: ({ variants = {} }) =>
      widthOfText(Math.max(...Object.keys(variants).map((value) => value.length)) + 2),
    cardPlace: 'status',
  },
  dateTime: {
    component: DateTimeCell,
    text: formatDateTime,
    width: widthOfText('2026-03-18 11:02:07'.length),
  },
  image: {
    component: ImageCell,
    text: (value, _, { resolveUrl }) => resolveUrl(value),
    width: 101 + paddingPx,
    cardPlace: 'image',
  },
  link: { component: LinkCell, holdsLink: true },
  colour: { component: ColourCell, width: widthOfText('#rrggbb'.length) + characterPx * 3 },
  yesNo: { width: widthOfText('Yes'.length) },
  count: {
    component: ({ value }) => value.length,
    text: (value) => value.length,
    width: widthOfText(5),
    isNumber: true,
  },
  texts: {},
  reference: {
    component: ReferenceCell,
    text: (value, { resource }, { resources }) =>
      getReferenceId(value, getResource(resources, resource)),
    holdsLink: true,
  },
  object: { component: ObjectCell },
  objects: { component: ObjectsCell },
};

/** The kind of a column or a detail field. A custom cell is unknown: it may hold a link. */
export const getCellKind = ({ cell, type = 'text' }: FieldConfig): CellKind<unknown> =>
  cell ? { holdsLink: true } : (cellKinds[type] as CellKind<unknown>);

/**
 * The width of a column in pixels, wide enough for its label; undefined for one that shares the remaining space. It
 * follows from the configuration and the contract alone, so that it is the same for every page and for skeletons.
 */
export function getColumnWidth(column: FieldConfig): number | undefined {
  if (column.width !== undefined || column.value || !column.type) return column.width;
  const { width } = getCellKind(column);
  const contentWidth = typeof width === 'function' ? width(column) : width;
  return contentWidth && Math.max(contentWidth, widthOfText(column.label.length));
}
