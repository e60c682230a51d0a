import { type BulkEditButtonProps, BulkEditButton } from './bulk-edit-button.tsx';
import { SelectMatching, type SelectMatchingProps } from './select-matching.tsx';

/** Further tools of the selection bar, whose code is loaded once something is selected. */
export const SelectionTools = ({
  list,
  rows,
  selected,
  ...props
}: BulkEditButtonProps & SelectMatchingProps) => (
  <>
    <SelectMatching resource={props.resource} list={list} rows={rows} selected={selected} />
    <BulkEditButton {...props} />
  </>
);
