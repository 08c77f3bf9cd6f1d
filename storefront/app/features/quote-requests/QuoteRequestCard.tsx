import type { MyQuoteRequestView } from '@shop/contract';
import { Trans, useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/Button';
import { DateTime } from '../../ui/DateTime';
import { Link } from '../../ui/Link';
import { useFormat } from '../../ui/useFormat';
import { orderPath } from '../orders/next-step';
import styles from './QuoteRequestList.module.css';
import { WithdrawQuoteRequest } from './WithdrawQuoteRequest';

/** A quote request with the reply of staff and the available actions. */
export function QuoteRequestCard({ request, onWithdrawn }: { request: MyQuoteRequestView; onWithdrawn: () => void }) {
  const { t } = useTranslation('quotes');
  const { kind, state, requestedAt, replyBy, message, answer } = request;
  return (
    <li className={styles.request} data-state={state}>
      <div>
        <div className={styles.head}>
          <h2 className={styles.title}>{t(`kind.${kind}`)}</h2>
          <span className={styles.state}>{t(`state.${state}`)}</span>
        </div>
        <p className={styles.muted}>
          <Trans t={t} i18nKey="requestedOn" components={{ when: <DateTime at={requestedAt} /> }} />
          {state === 'open' && (
            <>
              {' · '}
              <Trans t={t} i18nKey="replyBy" components={{ when: <DateTime at={replyBy} time /> }} />
            </>
          )}
        </p>
        <RequestedItems request={request} />
        <Message title={t('yourMessage')} text={message} />
        <Message title={t('ourReply')} text={answer?.message ?? ''} />
      </div>
      <RequestActions request={request} onWithdrawn={onWithdrawn} />
    </li>
  );
}

function RequestedItems({ request: { items, wish } }: { request: MyQuoteRequestView }) {
  const { t } = useTranslation('quotes');
  const { money, number } = useFormat();
  const requestedItems = wish
    ? [{ name: wish.what, quantity: wish.quantity }]
    : items.map(({ name, item }) => ({ name, quantity: item.quantity }));
  return (
    <>
      <ul className={styles.items}>
        {requestedItems.map(({ name, quantity }, index) => (
          <li key={index}>{t('pieces', { name, pieces: number(quantity) })}</li>
        ))}
        {wish?.links.map((link) => (
          <li key={link} className={`${styles.muted} ${styles.link}`}>
            {link}
          </li>
        ))}
      </ul>
      {wish?.budget && (
        <p className={styles.muted}>
          {t('budget')} {money(wish.budget)}
        </p>
      )}
    </>
  );
}

function Message({ title, text }: { title: string; text: string }) {
  return (
    text && (
      <div className={styles.message}>
        <p className={styles.muted}>{title}</p>
        {text}
      </div>
    )
  );
}

/** The price with a link to order, or a button to withdraw the request. */
function RequestActions({ request, onWithdrawn }: { request: MyQuoteRequestView; onWithdrawn: () => void }) {
  const { t } = useTranslation('quotes');
  const { money } = useFormat();
  const { requestId, state, answer, orderId } = request;
  return (
    <div className={styles.next}>
      {answer?.total && <p className={`${styles.total} tabular-nums`}>{money(answer.total)}</p>}
      {state === 'answered' && answer?.validUntil && (
        <p className={styles.muted}>
          <Trans t={t} i18nKey="validUntil" components={{ when: <DateTime at={answer.validUntil} time /> }} />
        </p>
      )}
      {answer?.offer && <ButtonLink to={answer.offer}>{t('offer')}</ButtonLink>}
      {orderId && <Link to={orderPath(orderId)}>{t('order')}</Link>}
      {state === 'open' && <WithdrawQuoteRequest requestId={requestId} onWithdrawn={onWithdrawn} />}
    </div>
  );
}
