import * as z from 'zod/mini';
import { createStore } from 'zustand/vanilla';
import {
  getStorageOwner,
  type KeyValueStorage,
  parseStored,
  storageKeys,
} from './browser-storage.ts';
import type { SessionStore } from './session-store.ts';

const recordSchema = z.object({
  /** The name of the resource of the record. */
  resource: z.string(),
  id: z.string(),
  /** The name of the record, or its identifier if it has no name. */
  label: z.string().check(z.minLength(1)),
});

/** A record that the administrator has opened. */
export type RecentRecord = z.infer<typeof recordSchema>;

/** Columns of a list, by their key or label. */
const columnsSchema = z.object({ order: z.array(z.string()), hidden: z.array(z.string()) });

export type ColumnPreferences = z.infer<typeof columnsSchema>;

/** An object with any keys, whose values match a schema. `z.record` would add 4 kB of zod. */
const mapTo = <Value extends z.core.$ZodType>(value: Value) => z.catchall(z.object({}), value);

/** Each preference is checked by itself: an invalid one becomes its default, and the others are kept. */
const schema = z.object({
  theme: z.catch(z.enum(['system', 'light', 'dark']), 'system'),
  density: z.catch(z.enum(['comfortable', 'compact']), 'comfortable'),
  /** Whether the sidebar is expanded in a wide window. */
  isSidebarExpanded: z.catch(z.boolean(), true),
  hasShortcuts: z.catch(z.boolean(), true),
  /** The preferred rows per page. It applies to all lists whose contract allows it. */
  pageSize: z.catch(z.optional(z.number()), undefined),
  /** The columns of each list, by the name of the resource. */
  columns: z.catch(mapTo(columnsSchema), {}),
  /** The widths in pixels to which columns were dragged, by the name of the resource and of the column. */
  columnWidths: z.catch(mapTo(mapTo(z.number())), {}),
  /** The records opened last, latest first. */
  recentRecords: z.catch(z.array(recordSchema), []),
});

export type Preferences = z.infer<typeof schema>;

const defaults = schema.parse({});

const parse = (values: unknown): Preferences => schema.safeParse(values).data ?? defaults;

/**
 * The preferences of the administrator who is signed in, or the defaults if nobody is. Listeners are called after every
 * change, also after a change in another tab, a sign-in or a sign-out. If preferences cannot be stored, because the
 * storage is full or nothing identifies the administrator, they last as long as the session.
 */
export function createPreferencesStore(
  storage: KeyValueStorage,
  events: EventTarget,
  session: Pick<SessionStore, 'get' | 'getSignal' | 'subscribe'>,
) {
  const getOwner = () => getStorageOwner(session.get()?.user);
  /** Preferences that could not be stored, by the signal of their session. */
  const unsaved = new WeakMap<AbortSignal, Preferences>();

  /** The stored preferences of all administrators, unchecked. */
  function readAll(): Record<string, unknown> {
    const all = parseStored(storage.getItem(storageKeys.preferences));
    return typeof all === 'object' && !Array.isArray(all) ? { ...all } : {};
  }

  const read = () => unsaved.get(session.getSignal()) ?? parse(readAll()[getOwner() ?? '']);

  const { getState, getInitialState, setState, subscribe } = createStore(read);

  function update() {
    const preferences = read();
    if (JSON.stringify(preferences) !== JSON.stringify(getState())) setState(preferences);
  }

  /**
   * Stores the preferences of one administrator, unless all are the defaults; returns whether the storage accepted
   * them.
   */
  function store(owner: string | undefined, preferences: Preferences): boolean {
    if (owner === undefined) return false;
    const { [owner]: _, ...all } = readAll();
    const isDefault = JSON.stringify(preferences) === JSON.stringify(defaults);
    if (!isDefault) all[owner] = preferences;
    try {
      if (Object.keys(all).length === 0) storage.removeItem(storageKeys.preferences);
      else storage.setItem(storageKeys.preferences, JSON.stringify(all));
      return true;
    } catch {
      return false;
    }
  }

  function write(preferences: Preferences) {
    const signal = session.getSignal();
    if (store(getOwner(), preferences)) unsaved.delete(signal);
    else unsaved.set(signal, preferences);
    update();
  }

  events.addEventListener('storage', update);

  let lastOwner = getOwner();
  session.subscribe(() => {
    const owner = getOwner();
    if (lastOwner !== undefined && owner !== lastOwner) removeRecentRecords(lastOwner);
    lastOwner = owner;
    update();
  });

  /** A sign-out removes the recent records, because they may name people, and the computer may be shared. */
  const removeRecentRecords = (owner: string) =>
    store(owner, { ...parse(readAll()[owner]), recentRecords: [] });

  return {
    getState,
    getInitialState,
    subscribe,
    /** Returns the same object until a preference changes. */
    get: getState,
    set: (change: Partial<Preferences>) => write({ ...read(), ...change }),
    /** Resets all preferences to their defaults. */
    reset: () => write(defaults),
    /** Removes the preferences of an administrator whose account was deleted. */
    remove: (email: string) => store(getStorageOwner({ email }), defaults),
  };
}

export type PreferencesStore = ReturnType<typeof createPreferencesStore>;

/** The most records that are remembered. */
const maxRecords = 10;

type RecordKey = Pick<RecentRecord, 'resource' | 'id'>;

const isSame = (a: RecordKey, b: RecordKey) => a.resource === b.resource && a.id === b.id;

/** Removes a record that was deleted. */
export function removeRecentRecord(preferences: PreferencesStore, record: RecordKey): void {
  const { recentRecords } = preferences.get();
  const others = recentRecords.filter((other) => !isSame(other, record));
  if (others.length < recentRecords.length) preferences.set({ recentRecords: others });
}

/** Remembers a record as the last one that was opened, with its latest name. */
export function rememberRecord(preferences: PreferencesStore, record: RecentRecord): void {
  const { recentRecords } = preferences.get();
  const [latest] = recentRecords;
  if (latest && isSame(latest, record) && latest.label === record.label) return;
  const others = recentRecords.filter((other) => !isSame(other, record));
  preferences.set({ recentRecords: [record, ...others].slice(0, maxRecords) });
}
