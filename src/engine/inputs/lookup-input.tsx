import { useQuery } from '@tanstack/react-query';
import type { Route } from '../../api/contract.ts';
import { readQuery } from '../../api/read-query.ts';
import { useApi } from '../../session/session-context.ts';
import { ReadFailure } from '../../ui/read-failure.tsx';
import type { WordSource } from '../contract-shapes.ts';
import type { InputProps } from './input-values.ts';
import { WordSelect } from './word-select.tsx';

type Rows = Record<string, unknown>[];

interface LookupInputProps extends InputProps<string> {
  from?: WordSource;
}

/** A choice between words that another route answers. The stored word can be kept while they are missing. */
export function LookupInput({ from, ...props }: LookupInputProps) {
  if (!from) throw new Error('A lookup needs to know where its words come from.');
  const query = useQuery(readQuery(useApi(), from.route as Route, {} as never));
  const rows = (query.data as Record<string, Rows> | undefined)?.[from.rows] ?? [];
  const words = rows.map((row) => row[from.word]).filter((word) => typeof word === 'string');
  return (
    <>
      <WordSelect {...props} words={words} aria-busy={query.isPending} />
      {query.isError && <ReadFailure what="The choices" query={query} />}
    </>
  );
}
