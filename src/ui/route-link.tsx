import type { ComponentProps, MouseEvent } from 'react';
import { useRouter } from './use-router.ts';

interface RouteLinkProps extends ComponentProps<'a'> {
  /** An absolute path. */
  to: string;
}

/** Whether a click opens the link in its own tab. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** A link to a route. Unlike React Router's `Link` it does not render again on each navigation: lists have many. */
export function RouteLink({ to, onClick, children, ...rest }: RouteLinkProps) {
  const { router, navigator } = useRouter();
  const href = navigator.createHref(to);

  function followLink(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = router.state.location;
    void router.navigate(to, { replace: pathname + search + hash === to });
  }

  return (
    <a {...rest} href={href} onClick={followLink}>
      {children}
    </a>
  );
}
