import { type ComponentProps, type MouseEvent, use } from 'react';
import { createPath, UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';
import type { EntryState } from '../session/history-entry.ts';
import styles from './route-link.module.css';

/** Returns the router itself, because `useNavigate` and `useHref` would render a component again on each navigation. */
export function useRouter() {
  const context = use(DataRouterContext);
  if (!context) throw new Error('No RouterProvider found: render this inside of one.');
  return context;
}

interface RouteLinkProps extends ComponentProps<'a'> {
  /** An absolute path. */
  to: string;
  /** Returns the state of the new history entry, from the address of the current page. */
  getState?: (currentAddress: string) => EntryState;
}

/** Whether a click opens the link in the same tab. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** Returns a function that opens an address as a link does, without a second history entry for the current address. */
export function useOpenAddress() {
  const { router } = useRouter();
  return (to: string, getState?: RouteLinkProps['getState']) => {
    const address = createPath(router.state.location);
    void router.navigate(to, { replace: address === to, state: getState?.(address) });
  };
}

/**
 * A link to a route. Unlike React Router's `Link`, it does not render again on each navigation, because lists have many
 * links.
 */
export function RouteLink({ to, getState, onClick, children, ...rest }: RouteLinkProps) {
  const { navigator } = useRouter();
  const openAddress = useOpenAddress();
  const href = navigator.createHref(to);

  function followLink(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    openAddress(to, getState);
  }

  return (
    <a {...rest} href={href} onClick={followLink}>
      {children}
    </a>
  );
}

/** A link from a screen to its list. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <RouteLink to={to} className={styles.back}>
      {`← ${children}`}
    </RouteLink>
  );
}
