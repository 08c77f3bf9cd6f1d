import { PREPAID_ACCOUNT, type OrderView, type Output } from '@shop/contract';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { DateTime } from '../../ui/DateTime';
import { useFormat } from '../../ui/useFormat';
import { api } from '../api/client';
import { useIdempotencyKey } from '../api/useIdempotencyKey';
import { useMutation } from '../api/useMutation';
import styles from './Checkout.module.css';
import { CheckoutError } from './CheckoutError';
import { MyOrdersButton } from './CheckoutStepNotice';
import { Notice } from './Notice';
import { OtherPaymentMethods } from './OtherPaymentMethods';
import { PaidNotice } from './PaidNotice';
import { PaypalInvoice } from './PaypalInvoice';
import { PrepaidBalance } from './PrepaidBalance';
import { usePolling } from './useCheckoutOrder';

type Payment = Output<'Cart/Checkout'>;

interface CheckoutProps {
  order: OrderView;
  /** Whether the order is paid, here or elsewhere. */
  paid: boolean;
  refetch: () => void;
}

/** Pays an order now or later. */
export function Checkout({ order, paid, refetch }: CheckoutProps) {
  const { t } = useTranslation('cart');
  const [later, setLater] = useState(false);
  const [payment, setPayment] = useState<Payment | null>(null);
  const keyFor = useIdempotencyKey();
  const [attempt, setAttempt] = useState(0);
  const { mutate, isPending, error } = useMutation((payNow: boolean) => {
    const body = { orderId: order.orderId, payNow };
    return api.call('Cart/Checkout', body, { idempotencyKey: keyFor({ ...body, attempt }) });
  });
  const hasOpenInvoice = payment?.paypal !== undefined || order.invoice?.status === 'open';
  usePolling(!paid && hasOpenInvoice, refetch);

  async function pay() {
    setLater(false);
    const result = await mutate(true);
    // A failed attempt must not be replayed by the next one, so it gets a new key.
    if (!result) setAttempt(attempt + 1);
    setPayment(result ?? null);
    if (result?.prepaid) refetch();
  }

  if (payment?.prepaid) return <PaidNotice order={order} balance={payment.prepaid.balance} />;
  if (paid) return <PaidNotice order={order} />;
  return (
    <div className={styles.checkout}>
      <Due order={order} />
      {order.paymentMethod === PREPAID_ACCOUNT && <PrepaidBalance order={order} />}
      {!payment?.paypal && !error && (
        <div className={styles.actions}>
          <Button size="md" onClick={pay} loading={isPending}>
            {t('checkout.payNow')}
          </Button>
          <Button size="md" variant="default" onClick={() => setLater(true)}>
            {t('checkout.payLater')}
          </Button>
        </div>
      )}
      {error && <CheckoutError error={error} onRetry={pay} isPending={isPending} />}
      {payment?.paypal && <PaypalInvoice orderId={order.orderId} {...payment.paypal} />}
      {later && !payment?.paypal && !error && order.due && (
        <Notice
          title={t('checkout.later.title')}
          text={<Trans t={t} i18nKey="checkout.later.text" components={{ due: <DateTime at={order.due} time /> }} />}
          actions={<MyOrdersButton />}
        />
      )}
      {!payment?.paypal && <OtherPaymentMethods order={order} />}
    </div>
  );
}

/** The amount due and the deadline. */
function Due({ order }: { order: OrderView }) {
  const { t } = useTranslation('cart');
  const { money } = useFormat();
  return (
    <dl className={`${styles.due} tabular-nums`}>
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
            <DateTime at={order.due} time />
          </dd>
        </div>
      )}
    </dl>
  );
}
