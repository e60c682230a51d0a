import type { PreferencesStore, RecentRecord } from './preferences.ts';

/** The number of records that are remembered. */
const maxRecords = 10;

type RecordKey = Pick<RecentRecord, 'resource' | 'id'>;

const isSame = (a: RecordKey, b: RecordKey) => a.resource === b.resource && a.id === b.id;

/** Forgets a record that was deleted. */
export function forgetRecord(preferences: PreferencesStore, record: RecordKey): void {
  const { recentRecords } = preferences.get();
  const others = recentRecords.filter((other) => !isSame(other, record));
  if (others.length < recentRecords.length) preferences.set({ recentRecords: others });
}

/** Remembers a record as the one that was opened last, by its latest name. */
export function rememberRecord(preferences: PreferencesStore, record: RecentRecord): void {
  const { recentRecords } = preferences.get();
  const [latest] = recentRecords;
  if (latest && isSame(latest, record) && latest.label === record.label) return;
  const others = recentRecords.filter((other) => !isSame(other, record));
  preferences.set({ recentRecords: [record, ...others].slice(0, maxRecords) });
}

/** Adds the name of a record, without a change of the order. */
export function nameRecord(preferences: PreferencesStore, record: RecentRecord): void {
  const { recentRecords } = preferences.get();
  preferences.set({
    recentRecords: recentRecords.map((other) => (isSame(other, record) ? record : other)),
  });
}
