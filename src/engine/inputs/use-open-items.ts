import { useState } from 'react';

/** Which items are open, by id. One opens by itself when it gets an error; it can be closed nevertheless. */
export function useOpenItems(idsWithErrors: readonly string[]) {
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set(idsWithErrors));
  const [knownIds, setKnownIds] = useState(idsWithErrors);
  const newIds = idsWithErrors.filter((id) => !knownIds.includes(id));
  // The form may call it in a callback from before the errors, which have opened items since.
  const open = (ids: readonly string[]) => setOpenIds((current) => new Set([...current, ...ids]));
  if (newIds.length > 0 || idsWithErrors.length < knownIds.length) {
    setKnownIds(idsWithErrors);
    if (newIds.length > 0) open(newIds);
  }

  function toggle(id: string) {
    const ids = new Set(openIds);
    if (!ids.delete(id)) ids.add(id);
    setOpenIds(ids);
  }

  return { openIds, open, toggle };
}
