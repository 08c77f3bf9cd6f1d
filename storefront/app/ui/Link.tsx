import { useSyncExternalStore } from 'react';
import {
  Link as RouterLink,
  NavLink as RouterNavLink,
  type LinkProps as RouterLinkProps,
  type NavLinkProps as RouterNavLinkProps,
} from 'react-router';
import { useLocalizedPath } from '../features/language/useLocalizedPath';
import { canPrefetch, onPrefetchAllowed } from './prefetch';

interface LocalizedLinkProps {
  /** The unlocalized path; the link adds the language prefix. */
  to: string;
  /** Prefetches the page when the link is visible and the browser idle, instead of on hover or focus. */
  likely?: boolean;
}

export type LinkProps = Omit<RouterLinkProps, 'to' | 'prefetch'> & LocalizedLinkProps;

/** A link to a page in the current language. */
export function Link({ to, likely, ...props }: LinkProps) {
  const localize = useLocalizedPath();
  return <RouterLink {...props} to={localize(to)} prefetch={usePrefetch(likely)} />;
}

/** A link that marks itself as current on its page. */
export function NavLink({ to, likely, ...props }: Omit<RouterNavLinkProps, 'to' | 'prefetch'> & LocalizedLinkProps) {
  const localize = useLocalizedPath();
  return <RouterNavLink {...props} to={localize(to)} prefetch={usePrefetch(likely)} />;
}

function usePrefetch(likely = false): 'none' | 'intent' | 'viewport' {
  const allowed = useSyncExternalStore(onPrefetchAllowed, canPrefetch, () => false);
  if (!allowed) return 'none';
  return likely ? 'viewport' : 'intent';
}
