import { type ComponentType, Suspense } from 'react';
import type { Api } from '../../api/create-api.ts';
import { Skeleton } from '../../ui/loading/loading.tsx';
import { omitSecrets } from '../config/choose-kind.ts';
import type { CellType, CellValues } from '../config/fields.ts';
import { isBlank } from '../config/is-empty.ts';
import type { ResolvedField, ResourceRecord } from '../config/resource.ts';
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
import { formatDateTime, formatText } from './format-text.ts';

/** What the text of a value depends on when it is used outside of the page, such as in an export. */
export interface TextContext {
  api: Pick<Api, 'resolveUrl'>;
  resources: Resources;
}

/** Everything that belongs to one kind of cell. */
export interface CellKind<Value> {
  /** Shows a value; a kind without a component is shown as text. */
  component?: ComponentType<CellKindProps<Value>>;
  /** The whole value as text for exports and copies; by default the value as it is shown. A number remains a number. */
  text?: (value: Value, field: ResolvedField, context: TextContext) => string | number;
  /** The width in pixels of a column whose values have about the same size; others share the remaining space. */
  width?: number | ((column: ResolvedField) => number | undefined);
  /** The least width in pixels of a column that shares the remaining space: a usual value is not cut. */
  minWidth?: number;
  /** Whether values are aligned right. */
  isNumber?: boolean;
  /**
   * The place of the value on a card, which shows a row in a narrow window; by default the value has a line of its own.
   */
  cardPlace?: 'status' | 'image';
  /** Whether the content may be a link, in which case the cell cannot be a link itself. */
  holdsLink?: boolean;
}

/** The space on both sides of a cell's content, in pixels. */
const paddingPx = 20;
const characterPx = 8;

/** The least width of a column that shares the remaining space. A usual name fits into it. */
const minWidthPx = 160;

/** That of a link, of which the start alone is of no use. */
const minLinkWidthPx = 284;

/** The least width of a column of excerpts, which are cut in any case. */
const minExcerptWidthPx = 90;

const getTextWidth = (length: number) => length * characterPx + paddingPx;

/**
 * Estimates the width of a label by its letters, in a wide font. The estimate is too large rather than too small: by the
 * width of an average letter, "Name" would be cut.
 */
function estimateLabelPx(label: string): number {
  const count = (letters: RegExp) => label.match(letters)?.length ?? 0;
  return 4 + 9 * label.length + 4 * count(/[mw]/gi) - 4 * count(/[fijlrt .]/g);
}

/** A text that is never longer than this has a column of its own width. */
const maxCharacters = 20;

const getShortTextWidth = ({ maxLength = Infinity }: ResolvedField) =>
  maxLength <= maxCharacters ? getTextWidth(maxLength) : undefined;

/**
 * The built-in cells. Each says how values are shown, exported and copied, and where they are in a table, on a card and
 * on a detail page.
 */
const cellKinds: { [Type in CellType]: CellKind<CellValues[Type]> } = {
  text: { width: getShortTextWidth },
  enum: { component: EnumCell, width: getShortTextWidth },
  excerpt: { component: ExcerptCell, minWidth: minExcerptWidthPx },
  badge: {
    component: BadgeCell,
    width: ({ variants = {} }) =>
      getTextWidth(Math.max(...Object.keys(variants).map((value) => value.length)) + 2),
    cardPlace: 'status',
  },
  dateTime: {
    component: DateTimeCell,
    text: formatDateTime,
    width: getTextWidth('2026-03-18 11:02:07'.length),
  },
  image: {
    component: ImageCell,
    // A file is opened elsewhere, so a relative URL in it would lead nowhere.
    text: (value, _, { api }) =>
      URL.parse(api.resolveUrl(value), window.location.href)?.href ?? value,
    width: 101 + paddingPx,
    cardPlace: 'image',
  },
  link: { component: LinkCell, minWidth: minLinkWidthPx, holdsLink: true },
  colour: { component: ColourCell, width: getTextWidth('#rrggbb'.length) + characterPx * 3 },
  yesNo: { width: getTextWidth('Yes'.length) },
  count: {
    component: ({ value }) => <span>{value.length}</span>,
    text: (value) => value.length,
    width: getTextWidth(5),
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

/** The kind of a column or a detail field. The kind of a custom cell is unknown, and may contain a link. */
export const getCellKind = ({ cell, type = 'text' }: ResolvedField): CellKind<unknown> =>
  cell ? { holdsLink: true } : (cellKinds[type] as CellKind<unknown>);

/** How wide a column is: so many pixels, or at least so many and a share of the remaining space. */
export interface ColumnWidth {
  px: number;
  grows: boolean;
}

/**
 * The width of a column, into which at least its label fits. It is derived from configuration and contract alone, so
 * that it is the same for every page and for skeletons.
 */
export function getColumnWidth(column: ResolvedField, headingExtraPx = 0): ColumnWidth {
  const { width, minWidth = minWidthPx } = getCellKind(column);
  const ownPx = typeof width === 'function' ? width(column) : width;
  const fixedPx = column.width ?? (column.value || !column.type ? undefined : ownPx);
  const contentPx = fixedPx ?? column.minWidth ?? minWidth;
  const labelPx = estimateLabelPx(column.label) + paddingPx + headingExtraPx;
  return { px: Math.max(contentPx, labelPx), grows: fixedPx === undefined };
}

/** The value of a record for a column or a detail field, before it is formatted. */
export const readValue = ({ key, value }: ResolvedField, record: ResourceRecord): unknown =>
  value ? value(record) : key && record[key];

/** Whether a record has a value for a column or a detail field. */
export const hasValue = (field: ResolvedField, record: ResourceRecord): boolean =>
  !isBlank(readValue(field, record));

/**
 * The text of a value for exports and copies. If the cell is a custom one, it is the property as text; if there is no
 * value, it is empty.
 */
export function getText(
  field: ResolvedField,
  record: ResourceRecord,
  context: TextContext,
): string | number {
  const value = omitSecrets(readValue(field, record), field.constraints);
  if (typeof value === 'number') return value;
  if (isBlank(value)) return '';
  return getCellKind(field).text?.(value, field, context) ?? formatText(value);
}

/** The whole text of a cell whose text may be truncated; undefined for other kinds of cells. */
export const getFullText = (field: ResolvedField, record: ResourceRecord): string | undefined =>
  getCellKind(field) === cellKinds.text && hasValue(field, record)
    ? formatText(readValue(field, record))
    : undefined;

interface FieldValueProps {
  field: ResolvedField;
  record: ResourceRecord;
  /** The name of the record, for the alternative text of an image. A row does not need it, because it shows the name. */
  recordLabel?: string;
}

/** The value of a column or a detail field; an absent value as "—". */
export function FieldValue({ field, record, recordLabel }: FieldValueProps) {
  const { cell: Cell, label } = field;
  const value = readValue(field, record);
  if (isBlank(value)) return <span>—</span>;
  if (Cell) {
    return (
      <Suspense fallback={<Skeleton height={22} />}>
        <Cell value={value} record={record} />
      </Suspense>
    );
  }
  const { component: KindCell } = getCellKind(field);
  const shown = omitSecrets(value, field.constraints);
  if (!KindCell) return <span>{formatText(shown) || '—'}</span>;
  const alt = recordLabel ? `${label} of ${recordLabel}` : '';
  return <KindCell value={shown} field={field} alt={alt} />;
}
