import LeftOutlined from '@ant-design/icons-svg/es/asn/LeftOutlined';
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined';
import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useState } from 'react';
import { useApi } from '../../session/session-context.ts';
import { createAction, useActions } from '../../ui/actions.ts';
import { getButtonClass, getTooltipProps } from '../../ui/button.tsx';
import { useAnnouncement } from '../../ui/feedback/announcer.tsx';
import { formatCount } from '../../ui/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { isPlainClick, RouteLink } from '../../ui/route-link.tsx';
import type { ListOrigin } from '../config/list-origin.ts';
import { listQuery, usePrefetch } from '../config/queries.ts';
import type { RecordProps } from './edit-record.tsx';
import { findNeighbours, type Neighbour, useNeighbour, useOpenRow } from './record-neighbours.ts';

const nextAction = createAction('nextRecord', 'Next record', ['j']);
const previousAction = createAction('previousRecord', 'Previous record', ['k']);

export const recordNavigationActions = [nextAction, previousAction];

/** "3 of 48"; without a known total, "Record 3" */
const formatPosition = (rowNumber: number, total: number | undefined) =>
  total === undefined
    ? `Record ${formatCount(rowNumber)}`
    : `${formatCount(rowNumber)} of ${formatCount(total)}`;

/**
 * "3 of 48", and links to the previous and the next record of the list. It stays mounted when the record changes, so
 * that it keeps the focus.
 */
export function RecordNavigation(props: RecordProps & { origin: ListOrigin }) {
  const { resource, id, query: recordQuery, origin } = props;
  const { listParams, address: listAddress } = origin;
  // The list that was shown before is in the cache. It is read again only if something has changed since.
  const query = listQuery(useApi(), resource, listParams);
  const { data: record } = recordQuery;
  const { data: page } = useQuery({ ...query, refetchOnMount: false });
  const position = page && findNeighbours(resource, page, id, origin.rowNumber);
  const previous = useNeighbour(resource, listParams, position?.previous);
  const next = useNeighbour(resource, listParams, position?.next);
  const { isOpening, openRow } = useOpenRow(resource, listParams);
  const [isBackward, setBackward] = useState(false);
  // Until the record has loaded or failed, the links are disabled, because a further step would skip it unseen.
  const isDisabled = recordQuery.isPending || isOpening;
  const text =
    position?.rowNumber === undefined
      ? ''
      : formatPosition(position.rowNumber, page?.isTotalKnown ? position.total : undefined);

  // Screen readers announce, for example, "4 of 48: Jane Doe".
  useAnnouncement(
    page && record ? [text, resource.recordLabel(record)].filter(Boolean).join(': ') : undefined,
  );
  usePrefetch(
    isDisabled || recordQuery.isPlaceholderData ? undefined : (isBackward ? previous : next)?.query,
  );

  function createOpen(neighbour: Neighbour | undefined) {
    if (isDisabled || !neighbour) return undefined;
    return () => {
      setBackward(neighbour === previous);
      void openRow(neighbour.rowNumber);
    };
  }

  const openPrevious = createOpen(previous);
  const openNext = createOpen(next);
  useActions(recordNavigationActions, { previousRecord: openPrevious, nextRecord: openNext });

  const links = [
    { name: previousAction.label, icon: LeftOutlined, neighbour: previous, open: openPrevious },
    { name: nextAction.label, icon: RightOutlined, neighbour: next, open: openNext },
  ];
  return (
    <nav className="row" aria-label="Records" aria-busy={isOpening}>
      <span className="note">{text}</span>
      {links.map(({ name, icon, neighbour, open }) => (
        <RouteLink
          key={name}
          {...getTooltipProps(name)}
          to={neighbour?.address ?? listAddress}
          className={`${getButtonClass('icon')} touch-target`}
          // A disabled link remains a link, so that it keeps the focus, but a click does nothing.
          aria-disabled={!open}
          data-keeps-focus
          onClick={(event: MouseEvent) => {
            if (open && !isPlainClick(event)) return;
            event.preventDefault();
            open?.();
          }}
        >
          <Icon of={icon} />
        </RouteLink>
      ))}
    </nav>
  );
}
