import type { MyCouponView } from '@shop/contract';
import { Trans, useTranslation } from 'react-i18next';
import { pageExists } from '../../pages';
import { Link } from '../../ui/Link';
import { When } from '../../ui/When';
import { useMyCoupons } from '../coupons/useMyCoupons';
import { Card } from './Card';
import styles from './cards.module.css';

/** The coupons that can be used still, then what became of the newest others; nothing where there never was one. */
export function CouponsCard() {
  const { t } = useTranslation('account');
  const coupons = useMyCoupons();
  if (coupons.length === 0) return null;
  const valid = coupons.filter(({ state }) => state === 'valid');
  const over = coupons.filter(({ state }) => state !== 'valid').slice(0, 3);
  return (
    <Card title={t('coupons.title')} links={pageExists('/cart') && <Link to="/cart">{t('cart.view')}</Link>}>
      {[...valid, ...over].map((coupon) => (
        <Coupon key={coupon.code} coupon={coupon} />
      ))}
    </Card>
  );
}

function Coupon({ coupon: { code, percent, state, validUntil, orderId } }: { coupon: MyCouponView }) {
  const { t } = useTranslation('account');
  return (
    <p className={state === 'valid' ? styles.line : `${styles.line} ${styles.soft}`}>
      <span className="figures">{code}</span> ·{' '}
      {state === 'valid' ? (
        <Trans t={t} i18nKey="coupons.valid" values={{ percent }} components={{ day: <When at={validUntil} /> }} />
      ) : (
        t(`coupons.${state}`, { orderId })
      )}
    </p>
  );
}
