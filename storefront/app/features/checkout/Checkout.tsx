import { Button } from '@mantine/core';
import type { OrderView, Output } from '@shop/contract';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/useFormat';
import { When } from '../../ui/When';
import { bearer } from '../api/calls';
import { useIntention } from '../api/useIntention';
import { useSending } from '../api/useSending';
import { PREPAID_ACCOUNT } from '../quote/terms';
import styles from './Checkout.module.css';
import { CheckoutRefusal } from './CheckoutRefusal';
import { Notice } from './Notice';
import { OtherWays } from './OtherWays';
import { PaidNotice } from './PaidNotice';
import { PaypalInvoice } from './PaypalInvoice';
import { PrepaidBalance } from './PrepaidBalance';
import { MyOrders } from './StageNotice';
import { useLookingAgain } from './useCheckedOutOrder';

type Answer = Output<'Cart/Checkout'>;

interface CheckoutProps {
  order: OrderView;
  /** It was paid here, or elsewhere meanwhile. */
  paid: boolean;
  lookAgain: () => void;
}

/** Pay now, or later. */
export function Checkout({ order, paid, lookAgain }: CheckoutProps) {
  const { t } = useTranslation('cart');
  const [later, setLater] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const keyOf = useIntention();
  const [round, setRound] = useState(0);
  const { send, busy, refusal } = useSending((payNow: boolean) => {
    const body = { orderId: order.orderId, payNow };
    return bearer.post('Cart/Checkout', body, keyOf({ ...body, round }));
  });
  useLookingAgain(!paid && answer?.paypal !== undefined, lookAgain);

  async function pay() {
    setLater(false);
    const given = await send(true);
    // A refusal is not the answer to the next try.
    if (!given) setRound(round + 1);
    setAnswer(given ?? null);
    if (given?.prepaid) lookAgain();
  }

  if (answer?.prepaid) return <PaidNotice order={order} balance={answer.prepaid.balance} />;
  if (paid) return <PaidNotice order={order} />;
  return (
    <div className={styles.checkout}>
      <Due order={order} />
      {order.paymentMethod === PREPAID_ACCOUNT && <PrepaidBalance order={order} />}
      {!answer?.paypal && !refusal && (
        <div className={styles.ways}>
          <Button size="md" onClick={pay} loading={busy}>
            {t('checkout.payNow')}
          </Button>
          <Button size="md" variant="default" onClick={() => setLater(true)}>
            {t('checkout.payLater')}
          </Button>
        </div>
      )}
      {refusal && <CheckoutRefusal refusal={refusal} onRetry={pay} busy={busy} />}
      {answer?.paypal && <PaypalInvoice orderId={order.orderId} {...answer.paypal} />}
      {!answer?.paypal && <OtherWays order={order} />}
      {later && !answer?.paypal && !refusal && order.due && (
        <Notice
          title={t('checkout.later.title')}
          words={<Trans t={t} i18nKey="checkout.later.words" components={{ due: <When at={order.due} time /> }} />}
          ways={<MyOrders />}
        />
      )}
    </div>
  );
}

/** How much, until when. */
function Due({ order }: { order: OrderView }) {
  const { t } = useTranslation('cart');
  const { money } = useFormat();
  return (
    <dl className={`${styles.due} figures`}>
      <div>
        <dt>{t('complete.orderId')}</dt>
        <dd>{order.orderId}</dd>
      </div>
      <div>
        <dt>{t('checkout.amount')}</dt>
        <dd className={styles.amount}>{money(order.amount)}</dd>
      </div>
      {order.due && (
        <div>
          <dt>{t('complete.due')}</dt>
          <dd>
            <When at={order.due} time />
          </dd>
        </div>
      )}
    </dl>
  );
}
