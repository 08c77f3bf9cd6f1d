import type { OrderView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../ui/DateTime';
import { useFormat } from '../../ui/useFormat';
import { toActorLabel, toEventLabel } from './history-labels';
import { useOrderPage } from './order-page';
import styles from './OrderHistory.module.css';
import { Section } from './Section';

type Row = OrderView['history'][number];

/** The events of an order, newest first. */
export function OrderHistory() {
  const { t } = useTranslation('order');
  const { order } = useOrderPage();
  return (
    <Section title={t('history')}>
      <ol className={styles.events} reversed>
        {order.history.toReversed().map((row, index) => (
          <li key={order.history.length - index} className={styles.event}>
            <p className={styles.label}>{t(`event.${toEventLabel(row.event)}`)}</p>
            <p className={styles.date}>
              <DateTime at={row.date} time />
            </p>
            <Detail row={row} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Who caused the event, which item it concerns, and comments. */
function Detail({ row: { actor, item: sid, detail = {} } }: { row: Row }) {
  const { t } = useTranslation('order');
  const { money } = useFormat();
  const { order, labels } = useOrderPage();
  const item = order.items.find((candidate) => candidate.sid === sid);
  const { agent, trackingNumber, amount, memo, fileName, version } = detail;
  const facts = [
    t(`actor.${toActorLabel(actor)}`),
    item && labels.name(item),
    fileName,
    version !== undefined && t('version', { version }),
    agent && `${agent} ${trackingNumber ?? ''}`.trim(),
    amount && money(amount),
    detail.approvedBy && t('proof.approvedBy', { name: detail.approvedBy }),
    detail.senderName,
    detail.method && t(`manualPayment.${detail.method}`),
    detail.resolution && t(`claim.status.${detail.resolution}`),
  ];
  const comments = [detail.reason, detail.comment, memo].filter(Boolean);
  return (
    <div className={styles.detail}>
      <p className="tabular-nums">{facts.filter(Boolean).join(' · ')}</p>
      {comments.map((text) => (
        <blockquote key={text} className={styles.comment}>
          {text}
        </blockquote>
      ))}
    </div>
  );
}
