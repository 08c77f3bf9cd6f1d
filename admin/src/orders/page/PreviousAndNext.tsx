import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { Link, usePrevNextController, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { touchLink } from '../../ui/touch';

/** Links to the previous and the next order in the list from which the order was opened, also by Alt and the left or right arrow key. */
export function PreviousAndNext() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { prevPath, nextPath, index, total } = usePrevNextController({
    resource: 'orders',
    linkType: 'show',
    storeKey: 'orders.listParams',
    // One request, instead of five for the default of 1,000.
    limit: 200,
  });
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      const path = event.altKey && { ArrowLeft: prevPath, ArrowRight: nextPath }[event.key];
      if (!path || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      void navigate(path);
    };
    window.addEventListener('keydown', openByKey);
    return () => window.removeEventListener('keydown', openByKey);
  }, [navigate, prevPath, nextPath]);
  if (!prevPath && !nextPath) return null;
  return (
    <Box
      component="nav"
      aria-label={translate('orders.previousAndNext.title')}
      sx={{ display: 'flex', alignItems: 'center', gap: 2, typography: 'body2' }}
    >
      {prevPath && (
        <Link to={prevPath} aria-keyshortcuts="Alt+ArrowLeft" sx={touchLink}>
          {translate('orders.previousAndNext.previous')}
        </Link>
      )}
      {index !== undefined && total !== undefined && index >= 0 && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {translate('orders.previousAndNext.place', { place: index + 1, total })}
        </Box>
      )}
      {nextPath && (
        <Link to={nextPath} aria-keyshortcuts="Alt+ArrowRight" sx={touchLink}>
          {translate('orders.previousAndNext.next')}
        </Link>
      )}
    </Box>
  );
}
