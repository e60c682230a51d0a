import styles from './centred.module.css';

/** Says honestly that a screen is not built yet. */
export function ToComeScreen({ title }: { title: string }) {
  return (
    <div className={styles.centred}>
      <title>{title}</title>
      <h1>{title}</h1>
      <p>This screen is still to come.</p>
    </div>
  );
}
