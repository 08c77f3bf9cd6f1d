import type { OrderView } from '@shop/contract';
import { IconCalendarTime } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../layout/site';
import { formatDay } from '../../ui/format';
import { findPromiseBasis } from './promise-basis';
import styles from './WeightSummary.module.css';

type PromiseView = NonNullable<OrderView['promise']>;

interface DeliveryPromiseProps {
  promise: PromiseView;
  /** Whether the order is paid, so that at most the approval is left. */
  isPaid?: boolean;
}

/** The estimated production and delivery dates, and what they are based on. */
export function DeliveryPromise({ promise, isPaid = false }: DeliveryPromiseProps) {
  const { t } = useTranslation('quote');
  const { locale } = useSite();
  const formatSpan = ({ from, to }: PromiseView['delivery']) =>
    from === to
      ? formatDay(from, locale)
      : t('promise.span', { from: formatDay(from, locale), to: formatDay(to, locale) });
  return (
    <p className={`${styles.weight} tabular-nums`}>
      <IconCalendarTime size={18} stroke={1.5} aria-hidden />
      <span>
        {promise.production && (
          <>
            {t('promise.production', { days: formatSpan(promise.production) })}
            <br />
          </>
        )}
        {t('promise.delivery', { days: formatSpan(promise.delivery) })}
        <br />
        {t(`promise.from.${findPromiseBasis(promise, isPaid)}`)}
      </span>
    </p>
  );
}
