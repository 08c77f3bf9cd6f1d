import { Button } from '@mantine/core';
import type { MyQuoteRequestView } from '@shop/contract';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import { useFormat } from '../../ui/useFormat';
import { When } from '../../ui/When';
import { viewOrder } from '../orders/next-step';
import styles from './MyQuotes.module.css';
import { Withdraw } from './Withdraw';

/** What one asked, what our staff said, and what can be done now. */
export function QuoteRequest({ request, onWithdrawn }: { request: MyQuoteRequestView; onWithdrawn: () => void }) {
  const { t } = useTranslation('quotes');
  const { kind, state, askedAt, replyBy, message, answer } = request;
  return (
    <li className={styles.request} data-state={state}>
      <div>
        <div className={styles.head}>
          <h2 className={styles.title}>{t(`kind.${kind}`)}</h2>
          <span className={styles.state}>{t(`state.${state}`)}</span>
        </div>
        <p className={styles.soft}>
          <Trans t={t} i18nKey="asked" components={{ when: <When at={askedAt} /> }} />
          {state === 'open' && (
            <>
              {' · '}
              <Trans t={t} i18nKey="replyBy" components={{ when: <When at={replyBy} time /> }} />
            </>
          )}
        </p>
        <What request={request} />
        <Said title={t('yours')} words={message} />
        <Said title={t('ours')} words={answer?.message ?? ''} />
      </div>
      <Next request={request} onWithdrawn={onWithdrawn} />
    </li>
  );
}

function What({ request: { items, wish } }: { request: MyQuoteRequestView }) {
  const { t } = useTranslation('quotes');
  const { money, number } = useFormat();
  const asked = wish
    ? [{ name: wish.what, quantity: wish.quantity }]
    : items.map(({ name, item }) => ({ name, quantity: item.quantity }));
  return (
    <>
      <ul className={styles.items}>
        {asked.map(({ name, quantity }, place) => (
          <li key={place}>{t('pieces', { name, pieces: number(quantity) })}</li>
        ))}
        {wish?.links.map((link) => (
          <li key={link} className={`${styles.soft} ${styles.link}`}>
            {link}
          </li>
        ))}
      </ul>
      {wish?.budget && (
        <p className={styles.soft}>
          {t('budget')} {money(wish.budget)}
        </p>
      )}
    </>
  );
}

function Said({ title, words }: { title: string; words: string }) {
  return (
    words && (
      <div className={styles.said}>
        <p className={styles.soft}>{title}</p>
        {words}
      </div>
    )
  );
}

/** The price and the way to order it, or the way back. */
function Next({ request, onWithdrawn }: { request: MyQuoteRequestView; onWithdrawn: () => void }) {
  const { t } = useTranslation('quotes');
  const { money } = useFormat();
  const { requestId, state, answer, orderId } = request;
  return (
    <div className={styles.next}>
      {answer?.total && <p className={`${styles.total} figures`}>{money(answer.total)}</p>}
      {state === 'answered' && answer?.validUntil && (
        <p className={styles.soft}>
          <Trans t={t} i18nKey="validUntil" components={{ when: <When at={answer.validUntil} time /> }} />
        </p>
      )}
      {answer?.offer && (
        <Button component={Link} to={answer.offer}>
          {t('offer')}
        </Button>
      )}
      {orderId && <Link to={viewOrder(orderId)}>{t('order')}</Link>}
      {state === 'open' && <Withdraw requestId={requestId} onWithdrawn={onWithdrawn} />}
    </div>
  );
}
