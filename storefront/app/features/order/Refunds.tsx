import type { OrderView } from '@shop/contract';
import { Trans, useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/useFormat';
import { When } from '../../ui/When';

/** What goes back through PayPal: on its way until PayPal has made it, then with its day. */
export function Refunds({ refunds }: Pick<OrderView, 'refunds'>) {
  const { t } = useTranslation('order');
  const { money } = useFormat();
  return refunds.map(({ amount, askedAt, doneAt }) => (
    <div key={`${askedAt} ${amount.amount}`} className="figures">
      {doneAt ? (
        <Trans t={t} i18nKey="refundDone" values={{ amount: money(amount) }} components={{ day: <When at={doneAt} /> }} />
      ) : (
        t('refundAsked', { amount: money(amount) })
      )}
    </div>
  ));
}
