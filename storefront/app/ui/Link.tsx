import { useSyncExternalStore } from 'react';
import { Link as RouterLink, NavLink as RouterNavLink } from 'react-router';
import { useLocalizedPath } from '../features/language/useLocalizedPath';
import type { LinkProps, NavLinkProps } from './link-props';
import { canPrefetch, onPrefetchAllowed } from './prefetch';
import { ServerLink, ServerNavLink } from './ServerLink';

export type { LinkProps };

/** Links in the browser, as React Router has them. */
export function BrowserLink({ to, likely, ...props }: LinkProps) {
  const localize = useLocalizedPath();
  return <RouterLink {...props} to={localize(to)} prefetch={usePrefetch(likely)} />;
}

export function BrowserNavLink({ to, likely, ...props }: NavLinkProps) {
  const localize = useLocalizedPath();
  return <RouterNavLink {...props} to={localize(to)} prefetch={usePrefetch(likely)} />;
}

const isServer = typeof document === 'undefined';

/** A link to a page in the current language. */
export const Link = isServer ? ServerLink : BrowserLink;

/** A link that marks itself as current on its page. */
export const NavLink = isServer ? ServerNavLink : BrowserNavLink;

function usePrefetch(likely = false): 'none' | 'intent' | 'viewport' {
  const allowed = useSyncExternalStore(onPrefetchAllowed, canPrefetch, () => false);
  if (!allowed) return 'none';
  return likely ? 'viewport' : 'intent';
}
