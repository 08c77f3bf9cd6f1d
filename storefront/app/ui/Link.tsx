import { useSyncExternalStore } from 'react';
import { Link as RouterLink, NavLink as RouterNavLink } from 'react-router';
import { useLocalizedPath } from '../features/language/useLocalizedPath';
import type { LinkProps, NavLinkProps } from './link-props';
import { canPrefetch, isConnectionFit, onPrefetchAllowed } from './prefetch';
import { ServerLink, ServerNavLink } from './ServerLink';

export type { LinkProps };

/** Links in the browser, as React Router has them. */
export function BrowserLink({ to, likely, ...props }: LinkProps) {
  const localize = useLocalizedPath();
  return <RouterLink prefetch={usePrefetch(likely)} {...props} to={localize(to)} />;
}

export function BrowserNavLink({ to, likely, ...props }: NavLinkProps) {
  const localize = useLocalizedPath();
  return <RouterNavLink prefetch={usePrefetch(likely)} {...props} to={localize(to)} />;
}

const isServer = typeof document === 'undefined';

/** A link to a page in the current language. */
export const Link = isServer ? ServerLink : BrowserLink;

/** A link that marks itself as current on its page. */
export const NavLink = isServer ? ServerNavLink : BrowserNavLink;

const no = () => false;

/**
 * When React Router prefetches the page of a link. Only likely links are rendered again when the browser is idle; a page
 * has a hundred others.
 */
function usePrefetch(likely = false) {
  const isAllowed = useSyncExternalStore(onPrefetchAllowed, likely ? canPrefetch : no, no);
  if (likely) return isAllowed ? 'viewport' : 'none';
  return isServer || isConnectionFit() ? 'intent' : 'none';
}
