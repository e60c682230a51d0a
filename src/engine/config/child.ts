/** Lists below a record: `GET /orgs/{org}/repos`. */
import type { OperationKey } from '../../api/contract.ts';
import type { Paging } from '../../api/paging.ts';

/** A list below a record as it is written. */
export interface ChildConfig<Key = OperationKey> {
  /** The heading of its card; by default the end of its path. */
  title?: string;
  list: Key;
}

/** A list below a record as it is used. */
export interface Child<Column> {
  title: string;
  list: OperationKey;
  paging: Paging;
  columns: readonly Column[];
  /** The words of what it lists. */
  words: readonly string[];
}
