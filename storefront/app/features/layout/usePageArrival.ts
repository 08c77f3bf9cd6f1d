import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** After a change of page: focus moves to its content, and `arrived` is its title, for screen readers to say. */
export function usePageArrival(): { main: RefObject<HTMLElement | null>; arrived: string } {
  const main = useRef<HTMLElement>(null);
  const [arrived, setArrived] = useState('');
  const { pathname } = useLocation();
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    main.current?.focus({ preventScroll: true });
    setArrived(document.title);
  }, [pathname]);

  return { main, arrived };
}
