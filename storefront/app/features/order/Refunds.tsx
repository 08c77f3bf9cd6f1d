import type { OrderView } from '@shop/contract';
import { Trans, useTranslation } from 'react-i18next';
import { DateTime } from '../../ui/DateTime';
import { useFormat } from '../../ui/useFormat';

/** Refunds through PayPal: pending, or with the date they were made. */
export function Refunds({ refunds }: Pick<OrderView, 'refunds'>) {
  const { t } = useTranslation('order');
  const { money } = useFormat();
  return refunds.map(({ amount, requestedAt, doneAt }) => (
    <div key={`${requestedAt} ${amount.amount}`} className="tabular-nums">
      {doneAt ? (
        <Trans
          t={t}
          i18nKey="refundDone"
          values={{ amount: money(amount) }}
          components={{ day: <DateTime at={doneAt} /> }}
        />
      ) : (
        t('refundPending', { amount: money(amount) })
      )}
    </div>
  ));
}
