import type { Action } from '../../ui/actions.ts';

/** What opens the records before and after; undefined while, or where, there is none. */
interface RecordContext {
  openPrevious: (() => void) | undefined;
  openNext: (() => void) | undefined;
}

/** Offered beside the links to the records before and after one of a list. */
export const recordActions: readonly Action<RecordContext>[] = [
  {
    name: 'next-record',
    label: 'Next record',
    keys: ['j'],
    isAvailable: ({ openNext }) => openNext !== undefined,
    run: ({ openNext }) => openNext?.(),
  },
  {
    name: 'previous-record',
    label: 'Previous record',
    keys: ['k'],
    isAvailable: ({ openPrevious }) => openPrevious !== undefined,
    run: ({ openPrevious }) => openPrevious?.(),
  },
];
