import { useSyncExternalStore } from 'react';
import { Link as RouterLink, NavLink as RouterNavLink, type LinkProps as RouterLinkProps, type NavLinkProps as RouterNavLinkProps } from 'react-router';
import { useLocal } from '../features/language/useLocal';
import { mayPrefetch, onPrefetchAllowed } from './prefetch';

interface Local {
  /** The plain path of a page; the link leads to it in the reader's language. */
  to: string;
  /** Fetched as soon as it comes into view and the browser is idle; else when the reader is about to follow it. */
  likely?: boolean;
}

export type LinkProps = Omit<RouterLinkProps, 'to' | 'prefetch'> & Local;

/** A link to a page of the shop. */
export function Link({ to, likely, ...props }: LinkProps) {
  const local = useLocal();
  return <RouterLink {...props} to={local(to)} prefetch={usePrefetch(likely)} />;
}

/** The same, knowing whether it leads to where the reader is. */
export function NavLink({ to, likely, ...props }: Omit<RouterNavLinkProps, 'to' | 'prefetch'> & Local) {
  const local = useLocal();
  return <RouterNavLink {...props} to={local(to)} prefetch={usePrefetch(likely)} />;
}

function usePrefetch(likely = false): 'none' | 'intent' | 'viewport' {
  const allowed = useSyncExternalStore(onPrefetchAllowed, mayPrefetch, () => false);
  if (!allowed) return 'none';
  return likely ? 'viewport' : 'intent';
}
