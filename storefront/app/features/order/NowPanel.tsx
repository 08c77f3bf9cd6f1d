import { Button } from '@mantine/core';
import type { OrderView } from '@shop/contract';
import { useEffect, useRef, type ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import { useFormat } from '../../ui/useFormat';
import { When } from '../../ui/When';
import { SubmitArtworks } from '../artwork/SubmitArtworks';
import { ITEMS, nextStep } from '../orders/next-step';
import { lacksArtwork, nowOf } from './now';
import styles from './NowPanel.module.css';
import { useOrderPage } from './order-page';

/** What the order needs from its owner now, in one sentence with its one button; else how it stands. */
export function NowPanel() {
  const { t } = useTranslation('order');
  const { money } = useFormat();
  const { order } = useOrderPage();
  const { matter, count } = nowOf(order);
  const panel = usePanelFocus(order.status);
  return (
    <section ref={panel} tabIndex={-1} className={styles.now} data-asks={order.requiredAction !== null || undefined} aria-labelledby="now">
      <div className={styles.words}>
        <h2 id="now" className={styles.title}>
          {t(order.requiredAction ? 'now.title' : 'now.standing')}
        </h2>
        <p aria-live="polite">
          <Trans t={t} i18nKey={`now.${matter}`} count={count} values={{ amount: money(order.amount) }} components={{ due: <Due order={order} /> }} />
        </p>
        <Reason order={order} />
      </div>
      <TheButton />
    </section>
  );
}

/** When the order has moved, what comes next is where the reader goes on from. */
function usePanelFocus(status: OrderView['status']) {
  const panel = useRef<HTMLElement>(null);
  const last = useRef(status);
  useEffect(() => {
    if (last.current === status) return;
    last.current = status;
    panel.current?.focus();
  }, [status]);
  return panel;
}

function Due({ order: { due } }: { order: OrderView }) {
  return due && <When at={due} time />;
}

/** Why an order was cancelled, and what became of the money. */
function Reason({ order: { status, history, refunded, refunds } }: { order: OrderView }) {
  const { t } = useTranslation('order');
  const { money } = useFormat();
  if (status !== 'cancelled') return null;
  const reason = history.findLast(({ event }) => event === 'order_cancelled')?.detail?.reason;
  return (
    <>
      {reason && <p className={styles.reason}>{t('reason', { reason })}</p>}
      {refunds.some(({ doneAt }) => doneAt === null) ? (
        <p>{t('refundAsked', { amount: money(refunded) })}</p>
      ) : (
        refunded.amount > 0 && <p>{t('refundedWords', { amount: money(refunded) })}</p>
      )}
    </>
  );
}

function TheButton(): ReactNode {
  const { t } = useTranslation('order');
  const { t: tOrders } = useTranslation('orders');
  const { money } = useFormat();
  const { order } = useOrderPage();
  const step = nextStep(order);
  switch (step?.action) {
    case undefined:
      return (order.status === 'expired' || order.status === 'cancelled') && (
        <Button component={Link} to="/products/catalog" variant="default">
          {tOrders('browse')}
        </Button>
      );
    case 'submit_artwork':
      return <SubmitArtworks />;
    case 'upload_artwork':
      return (
        <Button component="a" href={`#${order.items.find(lacksArtwork)?.sid ?? ITEMS}`}>
          {tOrders('action.upload_artwork')}
        </Button>
      );
    case 'confirm_proof':
      return (
        <Button component="a" href={`#${ITEMS}`}>
          {t('seeProofs', { count: order.items.filter(({ printed }) => printed).length })}
        </Button>
      );
    default:
      return (
        <Button component={Link} to={step?.to ?? '/account/orders'}>
          {step?.action === 'pay_before_due' ? t('payAmount', { amount: money(order.amount) }) : tOrders('action.confirm_recipient')}
        </Button>
      );
  }
}
