import { page } from 'vitest/browser';

/** The texts of the cells of a row: 0 is the head of the table. */
export const readRow = (index: number): (string | null)[] => {
  const row = page.getByRole('row').nth(index).query();
  return [...(row?.children ?? [])].map(({ textContent }) => textContent);
};
