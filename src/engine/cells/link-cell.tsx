import { webAddress } from '../../ui/web-address.ts';

/** An address as a link in a new tab; one that is not of the web stays text. */
export function LinkCell({ value }: { value: string }) {
  const address = webAddress(value);
  if (!address) return <span title={value}>{value}</span>;
  return (
    <a href={address.href} target="_blank" rel="noopener noreferrer" title={value}>
      {value}
    </a>
  );
}
