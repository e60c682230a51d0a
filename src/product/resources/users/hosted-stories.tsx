import type { ResponseBody } from '../../../api/contract.ts';
import { buildListAddress } from '../../../engine/config/list-origin.ts';
import { formatId } from '../../../engine/config/resource.ts';
import { useResource } from '../../../engine/config/resources-context.ts';
import { RouteLink } from '../../../ui/route-link.tsx';

type User = ResponseBody<'GET /api/admin/getUser/{id}'>['user'];

/** A link from a user to the stories that they host. */
export function HostedStories({ record }: { record: User }) {
  const stories = useResource('storyRooms');
  const host = formatId(record._id);
  const { defaultSize: pageSize } = stories.paging.pageSizes;
  const address = buildListAddress(stories, {
    pageNumber: 1,
    pageSize,
    search: '',
    filters: { host },
  });
  return <RouteLink to={address}>Hosted stories</RouteLink>;
}
