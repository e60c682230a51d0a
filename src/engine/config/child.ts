/** Lists below a record: `GET /orgs/{org}/repos`. */
import type { OperationKey } from '../../api/contract.ts';
import type { Paging } from '../../api/paging.ts';

/** A list below a record, as a resource configures it. */
export interface ChildConfig<Key = OperationKey> {
  /** The heading of its card; by default the end of its path. */
  title?: string;
  list: Key;
}

/** A list below a record, resolved with the contract. */
export interface Child<Column> {
  title: string;
  list: OperationKey;
  paging: Paging;
  columns: readonly Column[];
  /** The words of the name of the listed records. */
  words: readonly string[];
}
