import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryResult } from '../features/api/QueryResult';
import { useBrowserCart } from '../features/cart-count/browser-cart-store';
import { BrowserCartReport } from '../features/cart/BrowserCartReport';
import { EmptyCart } from '../features/cart/EmptyCart';
import { useCartLines } from '../features/cart/useCart';
import { RequireLogin } from '../features/login/RequireLogin';
import { useSession } from '../features/session/useSession';
import { PageHead } from '../ui/PageHead';
import { PageSkeleton } from '../ui/PageSkeleton';
import { useHydrated } from '../ui/useHydrated';
import styles from './cart.module.css';

const loadContent = () => import('../features/cart/CartContent');
const CartContent = lazy(async () => ({ default: (await loadContent()).CartContent }));
const LoggedOutCart = lazy(async () => ({ default: (await import('../features/cart/LoggedOutCart')).LoggedOutCart }));

export default function CartPage() {
  const { t } = useTranslation('cart');
  const session = useSession();
  const hasLines = useBrowserCart().lines.length > 0;
  const isHydrated = useHydrated();
  const [hadLines, setHadLines] = useState(false);
  // The last line that is removed can be put back.
  if (hasLines && !hadLines) setHadLines(true);
  const login = (
    <RequireLogin text={t(hasLines ? 'browser.logIn' : 'browser.account')}>
      <Cart />
    </RequireLogin>
  );
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} description={t('description')} />
      <h1>{t('title')}</h1>
      <BrowserCartReport />
      {!session && hadLines ? (
        <Suspense fallback={<PageSkeleton />}>
          <LoggedOutCart login={login} />
        </Suspense>
      ) : (
        <>
          {!session && isHydrated && <EmptyCart />}
          {login}
        </>
      )}
    </div>
  );
}

/** The lines are loaded in the browser only; the code that shows them is loaded at the same time. */
function Cart() {
  const lines = useCartLines();
  useEffect(() => void loadContent(), []);
  return (
    <Suspense fallback={<PageSkeleton />}>
      <QueryResult query={lines}>{(cart) => <CartContent cart={cart} query={lines} />}</QueryResult>
    </Suspense>
  );
}
