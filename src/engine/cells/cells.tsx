import PictureOutlined from '@ant-design/icons-svg/es/asn/PictureOutlined';
import { type ComponentType, useState } from 'react';
import { useApi } from '../../session/session-context.ts';
import { parseWebUrl } from '../../ui/web-url.ts';
import { Icon } from '../../ui/icon.tsx';
import type { BadgeVariant, CellType, CellValues } from '../config/cell-values.ts';
import styles from './cells.module.css';
import { ObjectCell, ObjectsCell } from './object-cells.tsx';
import { ReferenceCell } from './reference-cell.tsx';
import { Swatches } from './swatches.tsx';

interface BuiltInCellProps<Value> {
  value: Value;
  /** The alternative text of an image; empty in a row, which has the name in another column. */
  alt: string;
  /** The variant of a badge by its value; the default is `quiet`. */
  variants?: Readonly<Record<string, BadgeVariant>> | undefined;
  /** The resource that a reference leads to. */
  resource?: string | undefined;
}

type Cells = { [N in CellType]: ComponentType<BuiltInCellProps<CellValues[N]>> };

/** The built-in cells. None receives an absent value. */
export const cells: Cells = {
  text: ({ value }) => value,
  enum: ({ value }) => <span className={styles.enum}>{value}</span>,
  excerpt: ExcerptCell,
  badge: BadgeCell,
  dateTime: DateTimeCell,
  image: ImageCell,
  link: LinkCell,
  colour: ColourCell,
  yesNo: ({ value }) => (value ? 'Yes' : 'No'),
  count: ({ value }) => value.length,
  texts: ({ value }) => (value.length === 0 ? '—' : value.join(', ')),
  reference: ReferenceCell,
  object: ObjectCell,
  objects: ObjectsCell,
};

/** Formats an ISO timestamp as `2026-03-18 11:02:07`, in UTC. */
export function formatDateTime(timestamp: string): string {
  const date = new Date(timestamp);
  if (Number.isNaN(date.getTime())) return timestamp;
  return date
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, '');
}

/** A coloured label. */
function BadgeCell({ value, variants }: Pick<BuiltInCellProps<string>, 'value' | 'variants'>) {
  return <span className={`${styles.badge} ${styles[variants?.[value] ?? 'quiet']}`}>{value}</span>;
}

function DateTimeCell({ value }: { value: string }) {
  return <time dateTime={value}>{formatDateTime(value)}</time>;
}

const maxExcerptCharacters = 20;

/** The first 20 characters and an ellipsis, or the whole text if it is no longer. Counts code points. */
export function truncate(text: string): string {
  const characters = [...text];
  return characters.length > maxExcerptCharacters
    ? `${characters.slice(0, maxExcerptCharacters).join('')}…`
    : text;
}

/** The beginning of a text, with the whole text on hover. */
function ExcerptCell({ value }: { value: string }) {
  return <span title={value}>{truncate(value)}</span>;
}

/** A web URL as a link that opens in a new tab; any other value as text. */
function LinkCell({ value }: { value: string }) {
  const url = parseWebUrl(value);
  if (!url) return <span title={value}>{value}</span>;
  return (
    <a href={url.href} target="_blank" rel="noopener noreferrer" title={value}>
      {value}
    </a>
  );
}

function ColourCell({ value }: { value: string }) {
  return (
    <>
      <Swatches colours={[value]} />
      {value}
    </>
  );
}

interface ImageCellProps {
  value: string;
  alt?: string;
}

/** An image, or a placeholder if it does not load. */
export function ImageCell({ value, alt = '' }: ImageCellProps) {
  const api = useApi();
  const [brokenUrl, setBrokenUrl] = useState<string>();
  if (value === brokenUrl) {
    return (
      <span className={styles.placeholder}>
        <Icon of={PictureOutlined} label="The image does not load" />
      </span>
    );
  }
  return (
    <img
      className={styles.image}
      src={api.resolveUrl(value)}
      alt={alt}
      loading="lazy"
      onError={() => setBrokenUrl(value)}
    />
  );
}
