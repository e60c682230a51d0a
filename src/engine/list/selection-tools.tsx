import { type BulkEditButtonProps, BulkEditButton } from './bulk-edit-button.tsx';
import { SelectMatching, type SelectMatchingProps } from './select-matching.tsx';

/** What the bar of the selection has besides, loaded once something is selected. */
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
