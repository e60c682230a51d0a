import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import type { Api } from '../../api/create-api.ts';
import type { PreferencesStore } from '../../session/preferences.ts';
import { forgetRecord, nameRecord } from '../../session/recent-records.ts';
import { recordQuery, selectRecord } from '../config/read-record.ts';
import type { Resource } from '../config/resource.ts';

interface ReadNamesOptions {
  api: Api;
  queries: QueryClient;
  preferences: PreferencesStore;
  resources: readonly Resource[];
}

/**
 * Reads the records opened last that have no name, which a sign-out has removed, one after the other. Those that the
 * server does not have any more are forgotten; after another error the rest keep their identifiers.
 */
export async function readRecentNames({
  api,
  queries,
  preferences,
  resources,
}: ReadNamesOptions): Promise<void> {
  const nameless = preferences.get().recentRecords.filter(({ label }) => label === '');
  for (const { resource: name, id } of nameless) {
    const resource = resources.find((each) => each.name === name);
    if (!resource) continue;
    try {
      const response = await queries.fetchQuery(recordQuery(api, resource, id));
      const label = resource.recordLabel(selectRecord(resource)(response)) || id;
      nameRecord(preferences, { resource: name, id, label });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) return;
      forgetRecord(preferences, { resource: name, id });
    }
  }
}
