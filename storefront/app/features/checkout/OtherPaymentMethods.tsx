import type { OrderView } from '@shop/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { pageExists } from '../../pages';
import { ButtonLink } from '../../ui/Button';
import { useFormat } from '../../ui/useFormat';
import styles from './OtherPaymentMethods.module.css';

/** Explains payment by Western Union, MoneyGram or bank transfer, which staff record manually. */
export function OtherPaymentMethods({ order: { orderId, amount } }: { order: Pick<OrderView, 'orderId' | 'amount'> }) {
  const { t } = useTranslation('cart');
  const { money } = useFormat();
  const title = useId();
  return (
    <section className={styles.other} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {t('otherPaymentMethods.title')}
      </h2>
      <p>{t('otherPaymentMethods.text', { orderId, amount: money(amount) })}</p>
      <p>{t('otherPaymentMethods.reference')}</p>
      {pageExists('/contactus') && (
        <ButtonLink to="/contactus" variant="default" size="sm">
          {t('otherPaymentMethods.contact')}
        </ButtonLink>
      )}
    </section>
  );
}
