import styles from './swatches.module.css';

/** A small area for each colour; hidden from assistive technology, because colours are shown beside a text. */
export const Swatches = ({ colours }: { colours: readonly string[] }) => (
  <span className={styles.swatches} aria-hidden>
    {colours.map((colour, key) => (
      <span key={key} style={{ backgroundColor: colour }} />
    ))}
  </span>
);
