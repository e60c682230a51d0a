import type { ReactElement } from 'react';
import { maxShown, More } from '../../ui/more.tsx';
import styles from './resource-form.module.css';

interface ListedField {
  element: ReactElement | undefined;
  /** Whether the field is shown even if it is one of many, because the contract requires it. */
  isAlwaysShown: boolean;
  isInvalid: boolean;
}

/** The fields of a form or of an object. Of many fields, the last optional ones are below "More". */
export function FieldList({ fields }: { fields: readonly ListedField[] }) {
  const rest = fields.filter(({ isAlwaysShown }, index) => index >= maxShown && !isAlwaysShown);
  return (
    <>
      {fields.filter((field) => !rest.includes(field)).map(({ element }) => element)}
      {rest.length > 0 && (
        <More count={rest.length} staysOpen={rest.some(({ isInvalid }) => isInvalid)}>
          <div className={styles.moreFields}>{rest.map(({ element }) => element)}</div>
        </More>
      )}
    </>
  );
}
