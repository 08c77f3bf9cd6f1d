import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';

/**
 * Accessibility of client-side navigation: moves the focus to the main element after a page change, and returns the
 * new page's title for a live region.
 */
export function useRouteFocus(): { mainRef: RefObject<HTMLElement | null>; announcement: string } {
  const mainRef = useRef<HTMLElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    mainRef.current?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [pathname]);

  return { mainRef, announcement };
}
