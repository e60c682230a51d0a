import type { Constraints } from '../../api/contract.ts';
import type { CellType } from './cell-values.ts';
import { getType } from './field-types.ts';
import type { FieldConfig } from './resource.ts';

/** The space on both sides of a cell's content, in pixels. */
const paddingPx = 20;
const characterPx = 8;

const widthOfText = (length: number) => length * characterPx + paddingPx;

/** The widths in pixels of cells whose content always has about the same size. */
const cellWidths: Partial<Record<CellType, number>> = {
  colour: widthOfText('#rrggbb'.length) + characterPx * 3,
  count: widthOfText(5),
  dateTime: widthOfText('2026-03-18 11:02:07'.length),
  excerpt: widthOfText(21),
  image: 101 + paddingPx,
  yesNo: widthOfText('Yes'.length),
};

/** A text that is never longer than this has a column of its own width. */
const maxCharacters = 20;

const maxLengthOf = (texts: readonly unknown[]) =>
  Math.max(...texts.map((text) => String(text).length));

function getMaxLength(constraints: Constraints): number {
  const { enum: options, maxLength = Infinity } = constraints;
  if (options) return maxLengthOf(options);
  return getType(constraints) === 'string' ? maxLength : 10;
}

function getTextWidth(constraints: Constraints): number | undefined {
  const length = getMaxLength(constraints);
  return length <= maxCharacters ? widthOfText(length) : undefined;
}

/**
 * The width in pixels of a column whose values have about the same size, wide enough for its label; undefined for one
 * that shares the remaining space. It follows from the configuration and the contract alone, so that it is the same for
 * every page and for skeletons.
 */
export function deriveColumnWidth(
  { label, type, variants, cell, value }: FieldConfig,
  constraints: Constraints = {},
): number | undefined {
  if (cell || value || !type) return undefined;
  const contentWidth =
    cellWidths[type] ??
    (type === 'badge' ? widthOfText(maxLengthOf(Object.keys(variants ?? {})) + 2) : undefined) ??
    (type === 'text' || type === 'enum' ? getTextWidth(constraints) : undefined);
  return contentWidth && Math.max(contentWidth, widthOfText(label.length));
}
