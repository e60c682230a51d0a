import Select from 'antd/es/select';
import { useState } from 'react';
import { AntdProvider } from '../../ui/theme/antd-provider.tsx';
import { getAntdAttributes } from './antd-attributes.ts';
import popup from './antd-popup.module.css';
import { LinesInput } from './basic-inputs.tsx';
import { findOption, listOptions } from './enum-options.ts';
import type { InputProps } from '../config/input-values.ts';
import styles from './select-inputs.module.css';

/** One of a large enum: a select with a search. A value that is not in the enum is kept. */
export function ComboboxInput(props: InputProps<string | number>) {
  const { constraints, value, onChange } = props;
  const options = listOptions(constraints);
  return (
    <AntdProvider>
      <Select<string>
        {...getAntdAttributes(props)}
        className={styles.enum ?? ''}
        classNames={{ popup: { root: `${popup.popup} ${styles.enum}` } }}
        showSearch
        allowClear
        placeholder="—"
        options={['', ...options].map((option) => ({
          value: String(option),
          label: option === '' ? '—' : String(option),
        }))}
        value={value === null || value === undefined || value === '' ? null : String(value)}
        onChange={(next) => onChange(findOption(options, next ?? ''))}
      />
    </AntdProvider>
  );
}

const normalise = (texts: string[]) =>
  [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== '');

/** Short texts, each added by Enter or a comma. */
export function TagsInput(props: InputProps<string[]>) {
  const { value, onChange } = props;
  const tags = Array.isArray(value) ? value : [];
  // antd's tags are unique: elsewhere a change would lose the second of two equal texts.
  const [isUnique] = useState(new Set(tags).size === tags.length);
  if (!isUnique) return <LinesInput {...props} />;
  return (
    <AntdProvider>
      <Select<string[]>
        {...getAntdAttributes(props)}
        mode="tags"
        open={false}
        suffixIcon={null}
        placeholder="Add with Enter"
        tokenSeparators={[',']}
        value={tags}
        onChange={(texts) => onChange(normalise(texts))}
      />
    </AntdProvider>
  );
}
