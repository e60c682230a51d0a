import { type ReactElement, use } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FindEverywhereContext } from '../../ui/find-everywhere.ts';
import { formatCount } from '../../ui/format.ts';
import { formatRecordCount, toLabel, toPlural } from '../config/labels.ts';
import { countPages, formatSearched, type ListPage, type Unread } from '../config/list-page.ts';
import type { Resource } from '../config/resource.ts';
import styles from './list-screen.module.css';
import type { List } from './use-list.ts';

interface EmptyPageProps {
  resource: Resource;
  list: List;
  page: ListPage;
  /** The link to the form of a new record; undefined if none can be added. */
  addLink: ReactElement | '' | undefined;
}

/** Shown in place of the rows if there are none. It says why, and what can be done. */
export function EmptyPage({ resource, list, page, addLink }: EmptyPageProps) {
  const subject = resource.labels.plural.toLowerCase();
  const { search, filters, searched } = page;
  let text = `There are no ${subject} yet.`;
  let action = addLink;
  if (page.unread) {
    text = describeUnread(page.unread, resource);
    action = (
      <div className="cluster">
        <Button variant="primary" onClick={() => list.readLong()}>
          Read all
        </Button>
        <Button onClick={() => list.clearWhole()}>Clear filters</Button>
      </div>
    );
  } else if (page.total > 0 && (page.isTotalKnown || list.listParams.pageNumber > 1)) {
    text = 'Nothing on this page.';
    action = <WayOn list={list} total={page.total} />;
  } else if (search !== '') {
    text = `No ${subject} match “${search}”${searched ? `: ${formatSearched(searched)}` : ''}.`;
    action = <NoMatch resource={resource} list={list} search={search} />;
  } else if (filters) {
    text = `No ${subject} match the filters.`;
    action = <Button onClick={() => list.clearFilters()}>Clear filters</Button>;
  }
  return (
    <div className={styles.empty}>
      <EmptyState action={action}>{text}</EmptyState>
    </div>
  );
}

/** Says what a search looks at, and where else its text can be found. */
function NoMatch({
  resource,
  list,
  search,
}: Pick<EmptyPageProps, 'resource' | 'list'> & { search: string }) {
  const find = use(FindEverywhereContext);
  const fields = resource.search.fields.map((key) => toPlural(toLabel(key).toLowerCase()));
  return (
    <>
      {fields.length > 0 && <p>{`Only ${fields.join(' and ')} are searched.`}</p>}
      <div className="cluster">
        <Button onClick={() => list.setSearch('')}>Clear search</Button>
        {find && <Button onClick={() => find(search)}>{`Find “${search}” everywhere`}</Button>}
      </div>
    </>
  );
}

/** "12,400 stories: 828 requests. …" */
function describeUnread({ total, requestCount }: Unread, { labels }: Resource): string {
  const reason = 'To filter or sort them, all must be read.';
  if (total === undefined || requestCount === undefined)
    return `There are many ${labels.plural.toLowerCase()}. ${reason}`;
  return `${formatRecordCount(total, labels)}: ${formatCount(requestCount)} requests. ${reason}`;
}

/** A link to another page, if there is one. */
function WayOn({ list, total }: { list: List; total: number }) {
  const { pageNumber, pageSize } = list.listParams;
  if (pageNumber < countPages(total, pageSize))
    return <Button onClick={() => list.setPage(pageNumber + 1)}>Next page</Button>;
  if (pageNumber > 1) return <Button onClick={() => list.setPage(1)}>First page</Button>;
  return <Button onClick={() => void list.query.refetch()}>Reload</Button>;
}
