import type { OrderView } from '@shop/contract';
import { IconCalendarTime } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../ui/format';
import { useHouse } from '../layout/house';
import styles from './WeightLine.module.css';

type Promised = NonNullable<OrderView['promise']>;

/** When it leaves the factory and when it arrives, and what that is counted from. */
export function PromiseLine({ promise }: { promise: Promised }) {
  const { t } = useTranslation('quote');
  const { locale } = useHouse();
  const span = ({ from, to }: Promised['delivery']) =>
    from === to
      ? formatDay(from, locale)
      : t('promise.span', { from: formatDay(from, locale), to: formatDay(to, locale) });
  return (
    <p className={`${styles.weight} figures`}>
      <IconCalendarTime size={18} stroke={1.5} aria-hidden />
      <span>
        {promise.production && (
          <>
            {t('promise.production', { days: span(promise.production) })}
            <br />
          </>
        )}
        {t('promise.delivery', { days: span(promise.delivery) })}
        <br />
        {t(`promise.from.${promise.from}`)}
      </span>
    </p>
  );
}
