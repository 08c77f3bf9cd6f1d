import { Button } from '@mantine/core';
import type { OrderView } from '@shop/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { pageExists } from '../../pages';
import { Link } from '../../ui/Link';
import { useFormat } from '../../ui/useFormat';
import styles from './OtherWays.module.css';

/** How to pay by Western Union, MoneyGram or bank transfer: by contact, and recorded by hand. */
export function OtherWays({ order: { orderId, amount } }: { order: Pick<OrderView, 'orderId' | 'amount'> }) {
  const { t } = useTranslation('cart');
  const { money } = useFormat();
  const title = useId();
  return (
    <section className={styles.other} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {t('otherWays.title')}
      </h2>
      <p>{t('otherWays.words', { orderId, amount: money(amount) })}</p>
      <p>{t('otherWays.reference')}</p>
      {pageExists('/contactus') && (
        <Button component={Link} to="/contactus" variant="default" size="sm">
          {t('otherWays.contact')}
        </Button>
      )}
    </section>
  );
}
