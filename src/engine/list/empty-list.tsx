import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';

interface EmptyListProps {
  /** What the list holds, in the plural: "users". */
  what: string;
  q: string;
  onClear: () => void;
}

/** A list without rows says so, and says so differently when a search is the cause. */
export function EmptyList({ what, q, onClear }: EmptyListProps) {
  if (q === '') return <Empty>There are no {what} yet.</Empty>;
  return (
    <Empty action={<Button onClick={onClear}>Clear search</Button>}>
      No {what} match “{q}”.
    </Empty>
  );
}
