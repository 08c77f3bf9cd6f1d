import { Button } from '@mantine/core';
import type { ClaimView, OrderItemView } from '@shop/contract';
import { lazy, Suspense, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import { useEver } from '../../ui/useEver';
import { useFormat } from '../../ui/useFormat';
import { When } from '../../ui/When';
import { useOrderPage } from '../order/order-page';
import { Day } from './Day';
import styles from './ItemClaims.module.css';

const ClaimDialog = lazy(async () => ({ default: (await import('./ClaimDialog')).ClaimDialog }));

/** What was reported of one item and how it stands; and the way to report something. */
export function ItemClaims({ item }: { item: OrderItemView }) {
  const { t } = useTranslation('order');
  const { order, allows } = useOrderPage();
  const [opened, setOpened] = useState(false);
  const ever = useEver(opened);
  const claims = order.claims.filter(({ sid }) => sid === item.sid);
  const open = claims.some(({ state }) => state === 'open');
  const mayClaim = allows('claim_opened') && !open;
  if (claims.length === 0 && !mayClaim) return null;
  return (
    <section className={styles.claims} aria-label={t('claim.title')}>
      {claims.length > 0 && <h4 className={styles.title}>{t('claim.title')}</h4>}
      {claims.map((claim) => (
        <OneClaim key={claim.id} claim={claim} />
      ))}
      {mayClaim && (
        <p className={styles.way}>
          <Button variant="default" size="xs" aria-haspopup="dialog" onClick={() => setOpened(true)}>
            {t('claim.open')}
          </Button>
          {order.claimDeadline && (
            <span className={styles.soft}>
              <Trans t={t} i18nKey="claim.until" components={{ day: <Day day={order.claimDeadline} /> }} />
            </span>
          )}
        </p>
      )}
      <Suspense>{ever && <ClaimDialog item={item} opened={opened} onClose={() => setOpened(false)} />}</Suspense>
    </section>
  );
}

function OneClaim({ claim }: { claim: ClaimView }) {
  const { t } = useTranslation('order');
  return (
    <div className={styles.claim}>
      <p className={styles.standing} data-state={claim.state}>
        {t(`claim.standing.${claim.resolution ?? 'open'}`)} · <When at={claim.resolvedAt ?? claim.openedAt} />
      </p>
      <blockquote>{claim.reason}</blockquote>
      {claim.photos.length > 0 && (
        <ul className={styles.photos}>
          {claim.photos.map(({ url, name }, place) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener" title={name}>
                <img src={url} alt={t('claim.photo', { number: place + 1 })} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {claim.state === 'open' ? (
        <p className={styles.soft}>
          <Trans t={t} i18nKey="claim.answerBy" components={{ day: <Day day={claim.answerDue} /> }} />
        </p>
      ) : (
        <Outcome claim={claim} />
      )}
    </div>
  );
}

/** What was decided, and what follows from it. */
function Outcome({ claim: { amount, answer, reprintOrderId, lostParcel } }: { claim: ClaimView }) {
  const { t } = useTranslation('order');
  const { money } = useFormat();
  return (
    <>
      {answer && <p className={styles.answer}>{answer}</p>}
      {amount && <p>{t('claim.refunded', { amount: money(amount) })}</p>}
      {reprintOrderId && (
        <p>
          <Trans
            t={t}
            i18nKey="claim.reprint"
            values={{ orderId: reprintOrderId }}
            components={{ order: <Link to={`/account/view-order?orderId=${reprintOrderId}`} /> }}
          />
        </p>
      )}
      {lostParcel && <p>{t('claim.coupon')}</p>}
    </>
  );
}
