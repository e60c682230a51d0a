import type { InputProps } from './input-values.ts';
import { WordSelect } from './word-select.tsx';

/** A choice between the words that the contract allows. */
export function SelectInput(props: InputProps<string>) {
  return <WordSelect {...props} words={(props.limits.enum ?? []).map(String)} />;
}
