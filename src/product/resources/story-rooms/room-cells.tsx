import { Fragment } from 'react';
import type { ResponseBody } from '../../../api/contract.ts';
import { getReferenceId, RecordLink } from '../../../engine/cells/cells.tsx';
import { buildListAddress } from '../../../engine/config/list-origin.ts';
import { useResource } from '../../../engine/config/resources-context.ts';
import { RouteLink } from '../../../ui/route-link.tsx';

type Room = ResponseBody<'GET /api/admin/getStory/{id}'>['story'];
type Person = NonNullable<Room['participants']>[number];

/** A person as a link to the user. */
function PersonLink({ person }: { person: Person }) {
  const users = useResource('users');
  return (
    <RecordLink resource={users} id={getReferenceId(person, users)}>
      {users.recordLabel(person) || 'Story User'}
    </RecordLink>
  );
}

/** The host as a link to the user, or as a plain name if there is no user. */
export const HostCell = ({ value, record: { host } }: { value: string | number; record: Room }) =>
  host ? <PersonLink person={host} /> : <span>{value}</span>;

/** "2: Jane Doe, Mateo Alvarez", each a link to the user. */
export const ParticipantsCell = ({ value }: { value: readonly Person[] }) => (
  <>
    <span>{value.length}</span>
    {value.map((person, index) => (
      <Fragment key={index}>
        <span>{index === 0 ? ': ' : ', '}</span>
        <PersonLink person={person} />
      </Fragment>
    ))}
  </>
);

/**
 * The theme as a link to a search for the genre with this name, because a room does not have the identifier of its
 * genre.
 */
export function ThemeCell({ value }: { value: string }) {
  const genres = useResource('genres');
  const { defaultSize: pageSize } = genres.paging.pageSizes;
  const address = buildListAddress(genres, { pageNumber: 1, pageSize, search: value });
  return <RouteLink to={address}>{value}</RouteLink>;
}
