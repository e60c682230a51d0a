import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { RecentRecord } from '../../session/preferences.ts';
import { useApi, usePreferences, usePreferencesStore } from '../../session/session-context.ts';
import type { Resource } from '../config/resource.ts';

/** The records that the administrator opened last, latest first. Names that a sign-out has removed are read again. */
export function useRecentRecords(resources: readonly Resource[]): readonly RecentRecord[] {
  const { recentRecords } = usePreferences();
  const preferences = usePreferencesStore();
  const api = useApi();
  const queries = useQueryClient();
  const isNameless = recentRecords.some(({ label }) => label === '');

  useEffect(() => {
    if (!isNameless) return;
    import('./recent-names.ts').then(
      ({ readRecentNames }) => readRecentNames({ api, queries, preferences, resources }),
      // Without the code, records are shown by their identifiers.
      () => undefined,
    );
  }, [isNameless, api, queries, preferences, resources]);

  return recentRecords;
}
