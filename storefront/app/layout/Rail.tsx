import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './AppShell.module.css';
import { ProductMenu } from './ProductMenu';

/** As in AppShell.module.css: from this width on there is space for the rail. */
const WIDE = '(min-width: 75em)';

/** React keeps the content that the server rendered. */
const UNCHANGED = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/**
 * The product menu at the left of wide screens. A third of a page's elements are in it, so narrow screens, which never
 * show it, do not hydrate it: it stays as the server rendered it until the screen is wide.
 */
export function Rail({ open }: { open: boolean }) {
  const { t } = useTranslation();
  const content = useHasSpace() ? { children: <ProductMenu /> } : UNCHANGED;
  return <aside className={styles.rail} id="rail" aria-label={t('bar.menu')} hidden={!open} {...content} />;
}

/** Whether the screen is, or once was, wide enough. The server renders for both. */
function useHasSpace(): boolean {
  const [hasSpace, setHasSpace] = useState(() => typeof window === 'undefined' || matchMedia(WIDE).matches);
  useEffect(() => {
    if (hasSpace) return;
    const wide = matchMedia(WIDE);
    const show = () => setHasSpace(true);
    wide.addEventListener('change', show);
    return () => wide.removeEventListener('change', show);
  }, [hasSpace]);
  return hasSpace;
}
