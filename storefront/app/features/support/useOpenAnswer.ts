import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Opens the answer that a link of the shop's own leads to, as a browser does by itself when it loads a page. */
export function useOpenAnswer(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const answer = hash && document.getElementById(hash.slice(1));
    const closed = answer && answer.closest('details:not([open])');
    if (!closed) return;
    closed.setAttribute('open', '');
    answer.scrollIntoView();
  }, [hash, key]);
}
