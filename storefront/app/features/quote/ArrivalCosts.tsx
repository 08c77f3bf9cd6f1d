import type { QuoteAmountsView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../layout/site';
import { formatDate } from '../../ui/format';
import { useFormat } from '../../ui/useFormat';
import { AmountList } from './AmountList';
import styles from './ArrivalCosts.module.css';

/** Duty and tax that customs charge on arrival, apart from the total; nothing where they are not known. */
export function ArrivalCosts({ quote: { arrivalCosts, adjusted } }: { quote: QuoteAmountsView }) {
  const { t } = useTranslation('quote');
  const { money } = useFormat();
  const { locale } = useSite();
  if (!arrivalCosts) return null;
  const { duty, tax, total, validFrom } = arrivalCosts;
  const amount = (minor: number) => money({ currency: adjusted.currency, amount: minor });
  return (
    <section className={styles.arrival} aria-label={t('arrival.title')}>
      <h3 className={styles.title}>{t('arrival.title')}</h3>
      {total === 0 ? (
        <p>{t('arrival.none')}</p>
      ) : (
        <AmountList
          amounts={[
            { name: t('arrival.duty'), value: amount(duty) },
            { name: t('arrival.tax'), value: amount(tax) },
            { name: t('arrival.total'), value: amount(total), weight: 'sum' },
          ]}
        />
      )}
      <p className={styles.note}>
        {t('arrival.note', { day: formatDate(`${validFrom}T00:00:00Z`, locale, { timeZone: 'UTC' }) })}
      </p>
    </section>
  );
}
