import { useRef, useState, useSyncExternalStore } from 'react';
import { Link as RouterLink, NavLink as RouterNavLink } from 'react-router';
import { useLocalizedPath } from '../features/language/useLocalizedPath';
import type { LinkProps, NavLinkProps } from './link-props';
import { canPrefetch, onPrefetchAllowed } from './prefetch';
import { ServerLink, ServerNavLink } from './ServerLink';

export type { LinkProps };

/** Links in the browser, as React Router has them. */
export function BrowserLink({ to, likely, ...props }: LinkProps) {
  const localize = useLocalizedPath();
  return <RouterLink {...usePrefetch(likely)} {...props} to={localize(to)} />;
}

export function BrowserNavLink({ to, likely, ...props }: NavLinkProps) {
  const localize = useLocalizedPath();
  return <RouterNavLink {...usePrefetch(likely)} {...props} to={localize(to)} />;
}

const isServer = typeof document === 'undefined';

/** A link to a page in the current language. */
export const Link = isServer ? ServerLink : BrowserLink;

/** A link that marks itself as current on its page. */
export const NavLink = isServer ? ServerNavLink : BrowserNavLink;

/** How long a link is pointed at before its page is prefetched. */
const INTENT_MS = 100;

const no = () => false;

/**
 * The properties of a link that prefetches its page. Only likely links are rendered again when the browser is idle; a
 * page has a hundred others.
 */
function usePrefetch(likely = false) {
  const isIdle = useSyncExternalStore(onPrefetchAllowed, likely ? canPrefetch : no, no);
  const [isIntended, setIsIntended] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = () => {
    clearTimeout(timer.current);
    if (canPrefetch()) timer.current = setTimeout(() => setIsIntended(true), INTENT_MS);
  };
  const stop = () => {
    clearTimeout(timer.current);
    setIsIntended(false);
  };
  if (likely) return { prefetch: isIdle ? 'viewport' : 'none' } as const;
  const prefetch = isIntended ? 'render' : 'none';
  return {
    prefetch,
    onMouseEnter: start,
    onFocus: start,
    onTouchStart: start,
    onMouseLeave: stop,
    onBlur: stop,
  } as const;
}
