import type { LinkProps as RouterLinkProps, NavLinkProps as RouterNavLinkProps } from 'react-router';

interface LocalizedLinkProps {
  /** The unlocalized path; the link adds the language prefix. */
  to: string;
  /** Prefetches the page when the link is visible and the browser idle, instead of on hover or focus. */
  likely?: boolean;
}

/** What `Link` takes. The server renders nothing of the options of a navigation. */
export type LinkProps = Omit<RouterLinkProps, 'to' | 'prefetch' | 'relative' | 'discover' | 'mask'> &
  LocalizedLinkProps;

export type NavLinkProps = Omit<
  RouterNavLinkProps,
  'to' | 'prefetch' | 'relative' | 'discover' | 'mask' | 'className' | 'style' | 'children' | 'caseSensitive'
> &
  LocalizedLinkProps &
  Pick<LinkProps, 'className' | 'style' | 'children'>;
