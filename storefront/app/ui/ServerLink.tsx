import { useLocation } from 'react-router';
import { useLocalizedPath } from '../features/language/useLocalizedPath';
import type { LinkProps, NavLinkProps } from './link-props';

/**
 * What React Router renders on the server for a link, without resolving its path four times: a page has more than a
 * hundred links with absolute paths. The browser hydrates the same markup with React Router's own link.
 */
export function ServerLink({
  to,
  likely: _likely,
  reloadDocument: _reloadDocument,
  replace: _replace,
  state: _state,
  preventScrollReset: _preventScrollReset,
  viewTransition: _viewTransition,
  defaultShouldRevalidate: _defaultShouldRevalidate,
  children,
  ...props
}: LinkProps) {
  const localize = useLocalizedPath();
  return (
    <a {...props} href={localize(to)} data-discover="true">
      {children}
    </a>
  );
}

/** The same for a link that marks itself as current on its page, and on pages below it without `end`. */
export function ServerNavLink({
  to,
  end = false,
  className,
  'aria-current': current = 'page',
  ...props
}: NavLinkProps) {
  const localize = useLocalizedPath();
  const { pathname } = useLocation();
  const path = localize(to).split(/[?#]/)[0] ?? '';
  const isCurrent = isActive(path.toLowerCase(), pathname.toLowerCase(), end);
  const classes = [className, isCurrent && 'active'].filter(Boolean).join(' ');
  return <ServerLink {...props} to={to} className={classes} aria-current={isCurrent ? current : undefined} />;
}

function isActive(path: string, current: string, end: boolean): boolean {
  if (current === path) return true;
  const slash = path !== '/' && path.endsWith('/') ? path.length - 1 : path.length;
  return !end && current.startsWith(path) && current.charAt(slash) === '/';
}
