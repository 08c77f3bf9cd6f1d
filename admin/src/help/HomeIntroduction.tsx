import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { lazyPage } from '../ui/lazy-page';
import { useIntroduction } from './useIntroduction';

const Introduction = lazyPage(() => import('./Introduction'), 'Introduction');

/** The introduction above the home page, until the user hides it. */
export function HomeIntroduction() {
  const { pathname } = useLocation();
  const { isShown, setIsShown } = useIntroduction();
  if (pathname !== '/' || !isShown) return null;
  return (
    <Suspense fallback={null}>
      <Introduction onHide={() => setIsShown(false)} />
    </Suspense>
  );
}
