import PictureOutlined from '@ant-design/icons-svg/es/asn/PictureOutlined';
import { type ReactNode, useState } from 'react';
import { generatePath } from 'react-router-dom';
import { useApi } from '../../session/session-context.ts';
import { Icon } from '../../ui/icon.tsx';
import { RouteLink } from '../../ui/route-link.tsx';
import { parseWebUrl } from '../../ui/web-url.ts';
import type { CellValues } from '../config/fields.ts';
import { toLabel } from '../config/labels.ts';
import {
  type ResolvedField,
  formatId,
  type Resource,
  type ResourceRecord,
} from '../config/resource.ts';
import { useResource } from '../config/resources-context.ts';
import { useRecordName } from '../config/use-record-name.ts';
import styles from './cells.module.css';
import { isBlank } from '../config/is-empty.ts';
import { formatDateTime, formatText, truncate } from './format-text.ts';

/** What a built-in cell receives. It is not rendered for an absent value. */
export interface CellKindProps<Value> {
  value: Value;
  field: ResolvedField;
  /** The alternative text of an image; empty in a row, which has the name in another column. */
  alt: string;
}

/** A value of an enum. */
export const EnumCell = ({ value }: { value: string }) => <span className="enum">{value}</span>;

/** A coloured label. */
export function BadgeCell({ value, field: { variants } }: CellKindProps<string>) {
  const variant = variants && Object.hasOwn(variants, value) ? variants[value] : 'quiet';
  return <span className={`${styles.badge} ${variant}`}>{value}</span>;
}

export const DateTimeCell = ({ value }: { value: string }) => (
  <time dateTime={value}>{formatDateTime(value)}</time>
);

/** The beginning of a text, with the whole text on hover. */
export const ExcerptCell = ({ value }: { value: string }) => (
  <span data-tooltip={value}>{truncate(value)}</span>
);

/** A web URL as a link that opens in a new tab; any other value as text. */
export function LinkCell({ value }: { value: string }) {
  const url = parseWebUrl(value);
  if (!url) return <span data-tooltip={value}>{value}</span>;
  return (
    <a href={url.href} target="_blank" rel="noopener noreferrer" data-tooltip={value}>
      {value}
    </a>
  );
}

/** A swatch for each colour. It is hidden from assistive technology, because the text beside it names the colours. */
export const Swatches = ({ colours }: { colours: readonly string[] }) => (
  <span className={styles.swatches} aria-hidden>
    {colours.map((colour, key) => (
      <span key={key} style={{ backgroundColor: colour }} />
    ))}
  </span>
);

export const ColourCell = ({ value }: { value: string }) => (
  <>
    <Swatches colours={[value]} />
    <span>{value}</span>
  </>
);

/** Matches an address that no image has, such as `ubuntu:latest`. */
const otherScheme = /^(?!https?:|data:|blob:)[a-z][a-z\d+.-]*:/i;

/** An image, or a placeholder if it does not load. */
export function ImageCell({ value, alt = '' }: { value: string; alt?: string }) {
  const api = useApi();
  const [brokenUrl, setBrokenUrl] = useState<string>();
  if (otherScheme.test(value)) return <span>{value}</span>;
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

/** The identifier of the record to which a reference leads; empty if the value has none. */
export function getReferenceId(value: CellValues['reference'], { idProperty }: Resource): string {
  const record: ResourceRecord = typeof value === 'object' ? value : { [idProperty]: value };
  return formatId(record[idProperty] ?? '');
}

interface RecordLinkProps {
  resource: Resource;
  /** The identifier of the record. If it is empty, there is no link. */
  id: string;
  children: ReactNode;
}

export const RecordLink = ({ resource, id, children }: RecordLinkProps) =>
  id === '' ? (
    <span>{children}</span>
  ) : (
    <RouteLink to={generatePath(resource.routes.view, { id })}>{children}</RouteLink>
  );

/** A link to a record of another resource. */
export function ReferenceCell({ value, field }: CellKindProps<CellValues['reference']>) {
  const resource = useResource(field.resource);
  const id = getReferenceId(value, resource);
  const label = typeof value === 'object' ? resource.recordLabel(value) : '';
  const name = label || id === '' ? label || '—' : <RecordName resource={resource} id={id} />;
  return (
    <RecordLink resource={resource} id={id}>
      {name}
    </RecordLink>
  );
}

/** The name of the record with an identifier. */
export const RecordName = ({ resource, id }: { resource: Resource; id: string }) => (
  <span>{useRecordName(resource, id)}</span>
);

/** An object: its properties with their labels. Any other value as text. */
export function ObjectCell({ value }: { value: unknown }) {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return <span>{formatText(value) || '—'}</span>;
  const entries = Object.entries(value).filter(([, part]) => !isBlank(part));
  if (entries.length === 0) return <span>—</span>;
  return (
    <dl className={styles.object}>
      {entries.map(([name, part]) => (
        <div key={name}>
          <dt>{toLabel(name)}</dt>
          <dd>{formatText(part) || '—'}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A list of objects, or of other values. */
export const ObjectsCell = ({ value }: { value: readonly unknown[] }) =>
  value.length === 0 ? (
    <span>—</span>
  ) : (
    <ul className={styles.values}>
      {value.map((item, index) => (
        <li key={index}>
          <ObjectCell value={item} />
        </li>
      ))}
    </ul>
  );
