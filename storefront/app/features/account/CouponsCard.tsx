import type { MyCouponView } from '@shop/contract';
import { Trans, useTranslation } from 'react-i18next';
import { pageExists } from '../../pages';
import { DateTime } from '../../ui/DateTime';
import { Link } from '../../ui/Link';
import { useMyCoupons } from '../coupons/useMyCoupons';
import { Card } from './Card';
import styles from './cards.module.css';

/** The valid coupons, then the three newest that are used, expired or revoked. Hidden without coupons. */
export function CouponsCard() {
  const { t } = useTranslation('account');
  const coupons = useMyCoupons();
  if (coupons.length === 0) return null;
  const valid = coupons.filter(({ state }) => state === 'valid');
  const others = coupons.filter(({ state }) => state !== 'valid').slice(0, 3);
  return (
    <Card title={t('coupons.title')} links={pageExists('/cart') && <Link to="/cart">{t('cart.view')}</Link>}>
      {[...valid, ...others].map((coupon) => (
        <Coupon key={coupon.code} coupon={coupon} />
      ))}
    </Card>
  );
}

function Coupon({ coupon: { code, percent, state, validUntil, orderId } }: { coupon: MyCouponView }) {
  const { t } = useTranslation('account');
  return (
    <p className={state === 'valid' ? styles.line : `${styles.line} ${styles.muted}`}>
      <span className="tabular-nums">{code}</span> ·{' '}
      {state === 'valid' ? (
        <Trans t={t} i18nKey="coupons.valid" values={{ percent }} components={{ day: <DateTime at={validUntil} /> }} />
      ) : (
        t(`coupons.${state}`, { orderId })
      )}
    </p>
  );
}
