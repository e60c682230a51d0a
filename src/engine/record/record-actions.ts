import type { Action } from '../../ui/actions.ts';
import type { Neighbour } from './use-record-navigation.ts';

/** What the actions of a record act on. */
interface RecordContext {
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
  isDisabled: boolean;
  follow: (neighbour: Neighbour) => void;
}

/** Offered beside the links to the records before and after one of a list. */
export const recordActions: readonly Action<RecordContext>[] = [
  {
    name: 'next-record',
    label: 'Next record',
    keys: ['j'],
    isAvailable: ({ next, isDisabled }) => next !== undefined && !isDisabled,
    run: ({ next, follow }) => next && follow(next),
  },
  {
    name: 'previous-record',
    label: 'Previous record',
    keys: ['k'],
    isAvailable: ({ previous, isDisabled }) => previous !== undefined && !isDisabled,
    run: ({ previous, follow }) => previous && follow(previous),
  },
];
