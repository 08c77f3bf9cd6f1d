import type { OrderView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/useFormat';
import { When } from '../../ui/When';
import { knownActor, knownEvent } from './history-words';
import styles from './History.module.css';
import { useOrderPage } from './order-page';
import { Section } from './Section';

type Row = OrderView['history'][number];

/** What has happened, the newest first. */
export function History() {
  const { t } = useTranslation('order');
  const { order } = useOrderPage();
  return (
    <Section title={t('history')}>
      <ol className={styles.events} reversed>
        {order.history.toReversed().map((row, place) => (
          <li key={order.history.length - place} className={styles.event}>
            <p className={styles.what}>{t(`event.${knownEvent(row.event)}`)}</p>
            <p className={styles.when}>
              <When at={row.date} time />
            </p>
            <Detail row={row} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Who it was, which item it was about, and what was said. */
function Detail({ row: { actor, item: sid, detail = {} } }: { row: Row }) {
  const { t } = useTranslation('order');
  const { money } = useFormat();
  const { order, words } = useOrderPage();
  const item = order.items.find((one) => one.sid === sid);
  const { agent, trackingNumber, amount, memo, fileName, version } = detail;
  const facts = [
    t(`actor.${knownActor(actor)}`),
    item && words.name(item),
    fileName,
    version !== undefined && t('version', { version }),
    agent && `${agent} ${trackingNumber ?? ''}`.trim(),
    amount && money(amount),
    detail.method && t(`manual.${detail.method}`),
    detail.resolution && t(`claim.standing.${detail.resolution}`),
  ];
  const said = [detail.reason, detail.comment, memo].filter(Boolean);
  return (
    <div className={styles.detail}>
      <p className="figures">{facts.filter(Boolean).join(' · ')}</p>
      {said.map((text) => (
        <blockquote key={text} className={styles.said}>
          {text}
        </blockquote>
      ))}
    </div>
  );
}
