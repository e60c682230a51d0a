import LeftOutlined from '@ant-design/icons-svg/es/asn/LeftOutlined';
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined';
import type { IconDefinition } from '@ant-design/icons-svg/es/types';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useActions } from '../../ui/actions.ts';
import { announce } from '../../ui/feedback/announcer.tsx';
import { getButtonClass } from '../../ui/button.tsx';
import { formatCount } from '../../ui/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { isPlainClick, RouteLink } from '../../ui/route-link.tsx';
import { WithTooltip } from '../../ui/tooltip.tsx';
import type { ListOrigin } from '../config/list-params.ts';
import type { Resource } from '../config/resource.ts';
import { usePrefetch } from '../config/queries.ts';
import { recordActions } from './record-actions.ts';
import styles from './record-navigation.module.css';
import { type Neighbour, useRecordNavigation } from './use-record-navigation.ts';

interface RecordNavigationProps {
  resource: Resource;
  id: string;
  origin: ListOrigin;
  /** The name of the record; undefined until it is read. */
  recordLabel: string | undefined;
  /** Whether the record is neither there nor failed: going on would skip it unseen. */
  isPending: boolean;
}

/** "3 of 48", and links to the records before and after in the list. It stays mounted, and keeps the focus, over records. */
export function RecordNavigation(props: RecordNavigationProps) {
  const { resource, id, origin, recordLabel, isPending } = props;
  const { position, previous, next, isOpening, open } = useRecordNavigation(resource, id, origin);
  const [isBackward, setBackward] = useState(false);
  const isDisabled = isPending || isOpening;
  const text =
    position?.rowNumber === undefined
      ? ''
      : `${formatCount(position.rowNumber)} of ${formatCount(position.total)}`;

  useRecordAnnouncements(id, recordLabel === undefined ? undefined : [text, recordLabel]);
  const likely = isBackward ? previous : next;
  usePrefetch(isDisabled ? undefined : likely?.query);

  function follow(neighbour: Neighbour) {
    setBackward(neighbour === previous);
    open(neighbour);
  }

  useActions(recordActions, { previous, next, isDisabled, follow });

  return (
    <nav className={styles.navigation} aria-label="Records" aria-busy={isOpening}>
      <span className={styles.position}>{text}</span>
      <NeighbourLink
        name="Previous record"
        icon={LeftOutlined}
        neighbour={previous}
        listAddress={origin.address}
        isDisabled={isDisabled}
        onFollow={follow}
      />
      <NeighbourLink
        name="Next record"
        icon={RightOutlined}
        neighbour={next}
        listAddress={origin.address}
        isDisabled={isDisabled}
        onFollow={follow}
      />
    </nav>
  );
}

interface NeighbourLinkProps {
  name: string;
  icon: IconDefinition;
  neighbour: Neighbour | undefined;
  /** Where it leads without a neighbour. */
  listAddress: string;
  isDisabled: boolean;
  onFollow: (neighbour: Neighbour) => void;
}

/** Disabled it is still a link, which keeps the focus, but is not followed. */
function NeighbourLink(props: NeighbourLinkProps) {
  const { name, icon, neighbour, listAddress, isDisabled, onFollow } = props;
  const isInactive = isDisabled || !neighbour;

  function handleClick(event: MouseEvent) {
    if (isInactive) return event.preventDefault();
    if (!isPlainClick(event)) return undefined;
    event.preventDefault();
    return onFollow(neighbour);
  }

  return (
    <WithTooltip name={name}>
      <RouteLink
        to={neighbour?.address ?? listAddress}
        className={`${getButtonClass('icon')} touch-target`}
        aria-disabled={isInactive}
        data-keeps-focus
        onClick={handleClick}
      >
        <Icon of={icon} />
      </RouteLink>
    </WithTooltip>
  );
}

/** Announces each record that takes the place of another: "4 of 48: Jane Doe". Undefined until it is read. */
function useRecordAnnouncements(id: string, parts: readonly string[] | undefined): void {
  const text = parts?.filter(Boolean).join(': ');
  const announcedId = useRef(id);

  useEffect(() => {
    if (text === undefined || announcedId.current === id) return;
    announcedId.current = id;
    announce(text);
  }, [id, text]);

  useEffect(() => () => announce(''), []);
}
