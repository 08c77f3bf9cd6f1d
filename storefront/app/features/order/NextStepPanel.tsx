import type { OrderView } from '@shop/contract';
import { useEffect, useRef, type ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { ButtonAnchor, ButtonLink } from '../../ui/Button';
import { DateTime } from '../../ui/DateTime';
import { useFormat } from '../../ui/useFormat';
import { SubmitArtworks } from '../artwork/SubmitArtworks';
import { ITEMS_ANCHOR, nextStep } from '../orders/next-step';
import { needsArtwork, findNextStepMessage } from './next-step-message';
import styles from './NextStepPanel.module.css';
import { useOrderPage } from './order-page';

/** The customer's next step in a sentence with a button, or the status of the order if there is none. */
export function NextStepPanel() {
  const { t } = useTranslation('order');
  const { money } = useFormat();
  const { order } = useOrderPage();
  const { key, count } = findNextStepMessage(order);
  const panel = usePanelFocus(order.status);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={styles.panel}
      data-action-required={order.requiredAction !== null || undefined}
      aria-labelledby="next-step"
    >
      <div className={styles.text}>
        <h2 id="next-step" className={styles.title}>
          {t(order.requiredAction ? 'nextStep.title' : 'nextStep.status')}
        </h2>
        <p aria-live="polite">
          <Trans
            t={t}
            i18nKey={`nextStep.${key}`}
            count={count}
            values={{ amount: money(order.amount) }}
            components={{ due: <Due order={order} /> }}
          />
        </p>
        <Reason order={order} />
      </div>
      <NextStepButton />
    </section>
  );
}

/** Moves the focus to the panel when the order's status changes. */
function usePanelFocus(status: OrderView['status']) {
  const panel = useRef<HTMLElement>(null);
  const lastStatus = useRef(status);
  useEffect(() => {
    if (lastStatus.current === status) return;
    lastStatus.current = status;
    panel.current?.focus();
  }, [status]);
  return panel;
}

function Due({ order: { due } }: { order: OrderView }) {
  return due && <DateTime at={due} time />;
}

/** Why an order was cancelled, and what happened to the payment. */
function Reason({ order: { status, history, refunded, refunds } }: { order: OrderView }) {
  const { t } = useTranslation('order');
  const { money } = useFormat();
  if (status !== 'cancelled') return null;
  const reason = history.findLast(({ event }) => event === 'order_cancelled')?.detail?.reason;
  return (
    <>
      {reason && <p className={styles.reason}>{t('reason', { reason })}</p>}
      {refunds.some(({ doneAt }) => doneAt === null) ? (
        <p>{t('refundPending', { amount: money(refunded) })}</p>
      ) : (
        refunded.amount > 0 && <p>{t('refundedText', { amount: money(refunded) })}</p>
      )}
    </>
  );
}

function NextStepButton(): ReactNode {
  const { t } = useTranslation('order');
  const { t: tOrders } = useTranslation('orders');
  const { money } = useFormat();
  const { order } = useOrderPage();
  const step = nextStep(order);
  switch (step?.action) {
    case undefined:
      return (
        (order.status === 'expired' || order.status === 'cancelled') && (
          <ButtonLink to="/products/catalog" variant="default">
            {tOrders('browse')}
          </ButtonLink>
        )
      );
    case 'submit_artwork':
      return <SubmitArtworks />;
    case 'upload_artwork':
      return (
        <ButtonAnchor href={`#${order.items.find(needsArtwork)?.sid ?? ITEMS_ANCHOR}`}>
          {tOrders('action.upload_artwork')}
        </ButtonAnchor>
      );
    case 'confirm_proof':
      return (
        <ButtonAnchor href={`#${ITEMS_ANCHOR}`}>
          {t('seeProofs', { count: order.items.filter(({ printed }) => printed).length })}
        </ButtonAnchor>
      );
    default:
      return (
        <ButtonLink to={step?.to ?? '/account/orders'}>
          {step?.action === 'pay_before_due'
            ? t('payAmount', { amount: money(order.amount) })
            : tOrders('action.confirm_recipient')}
        </ButtonLink>
      );
  }
}
