import type { ClaimView, OrderItemView } from '@shop/contract';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { DateTime } from '../../ui/DateTime';
import { Link } from '../../ui/Link';
import { lazyDialog } from '../../ui/lazy-dialog';
import { useFormat } from '../../ui/useFormat';
import { useOrderPage } from '../order/order-page';
import { Day } from './CalendarDate';
import { ClaimDeadline } from './ClaimDeadline';
import styles from './ItemClaims.module.css';

const ClaimDialog = lazyDialog(async () => (await import('./ClaimDialog')).ClaimDialog);

/** The claims of an order item, with a button to open one. */
export function ItemClaims({ item }: { item: OrderItemView }) {
  const { t } = useTranslation('order');
  const { order, allows } = useOrderPage();
  const [opened, setOpened] = useState(false);
  const claims = order.claims.filter(({ sid }) => sid === item.sid);
  const hasOpenClaim = claims.some(({ state }) => state === 'open');
  const canClaim = allows('claim_opened') && !hasOpenClaim;
  if (claims.length === 0 && !canClaim) return order.claimDeadline && <ClosedClaims day={order.claimDeadline} />;
  return (
    <div className={styles.claims} role="group" aria-label={t('claim.title')}>
      {claims.length > 0 && <h4 className={styles.title}>{t('claim.title')}</h4>}
      {claims.map((claim) => (
        <ClaimDetails key={claim.id} claim={claim} />
      ))}
      {canClaim && (
        <p className={styles.report}>
          <Button variant="default" size="xs" aria-haspopup="dialog" onClick={() => setOpened(true)}>
            {t('claim.open')}
          </Button>
          {order.claimDeadline && (
            <span className={styles.muted}>
              <ClaimDeadline day={order.claimDeadline} />
            </span>
          )}
        </p>
      )}
      <ClaimDialog item={item} opened={opened} onClose={() => setOpened(false)} />
    </div>
  );
}

/** Until when problems could be reported. */
function ClosedClaims({ day }: { day: string }) {
  const { t } = useTranslation('order');
  const contact = <Link to="/contactus" />;
  return (
    <div className={styles.claims}>
      <p className={styles.muted}>
        <Trans t={t} i18nKey="claim.closed" components={{ day: <Day day={day} />, contact }} />
      </p>
    </div>
  );
}

function ClaimDetails({ claim }: { claim: ClaimView }) {
  const { t } = useTranslation('order');
  return (
    <div className={styles.claim}>
      <p className={styles.status} data-state={claim.state}>
        {t(`claim.status.${claim.resolution ?? 'open'}`)} · <DateTime at={claim.resolvedAt ?? claim.openedAt} />
      </p>
      <blockquote>{claim.reason}</blockquote>
      {claim.photos.length > 0 && (
        <ul className={styles.photos}>
          {claim.photos.map(({ url, name }, index) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener" title={name}>
                <img src={url} alt={t('claim.photo', { number: index + 1 })} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {claim.state === 'open' ? (
        <p className={styles.muted}>
          <Trans t={t} i18nKey="claim.answerBy" components={{ day: <Day day={claim.answerDue} /> }} />
        </p>
      ) : (
        <Outcome claim={claim} />
      )}
    </div>
  );
}

/** The decision on a claim: answer, refund, reprint or coupon. */
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
