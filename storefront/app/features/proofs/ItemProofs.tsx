import type { OrderItemView, ProofView } from '@shop/contract';
import { IconExternalLink, IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../ui/DateTime';
import { useOrderPage } from '../order/order-page';
import { isPicture, splitProofs } from './current-versions';
import styles from './ItemProofs.module.css';
import { ProofChangeForm } from './ProofChangeForm';

/** An item's digital proofs: the newest as a picture, older ones as a list with the customer's decisions. */
export function ItemProofs({ item }: { item: OrderItemView }) {
  const { t } = useTranslation('order');
  const { allows } = useOrderPage();
  const { newest, older } = splitProofs(item.proofs);
  if (!newest) return null;
  return (
    <div className={styles.proofs} role="group" aria-label={t('proof.title')}>
      <h4 className={styles.title}>{t('proof.title')}</h4>
      <ProofPicture proof={newest} item={item} large={newest.current && newest.decision === undefined} />
      <ProofDetails proof={newest} />
      {newest.current && allows('proof_change_requested') && <ProofChangeForm item={item} />}
      {older.length > 0 && (
        <details className={styles.older}>
          <summary>{t('proof.older', { count: older.length })}</summary>
          <ul>
            {older.map((proof) => (
              <li key={proof.version}>
                <ProofDetails proof={proof} linked />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** Large while the customer has to decide. */
function ProofPicture({
  proof: { url, version },
  item,
  large,
}: {
  proof: ProofView;
  item: OrderItemView;
  large: boolean;
}) {
  const { t } = useTranslation('order');
  const { labels } = useOrderPage();
  const [broken, setBroken] = useState(false);
  if (!isPicture(url) || broken) {
    return (
      <a className={styles.file} href={url} target="_blank" rel="noopener">
        <IconFileTypePdf size={24} stroke={1.5} aria-hidden />
        {t('proof.open', { version })}
      </a>
    );
  }
  return (
    <a
      className={styles.picture}
      data-large={large || undefined}
      href={url}
      target="_blank"
      rel="noopener"
      title={t('proof.large')}
    >
      <img src={url} alt={t('proof.alt', { version, item: labels.name(item) })} onError={() => setBroken(true)} />
    </a>
  );
}

/** Version, date, decision and comment of a proof. */
function ProofDetails({
  proof: { version, sentAt, decision, comment, url },
  linked,
}: {
  proof: ProofView;
  linked?: boolean;
}) {
  const { t } = useTranslation('order');
  return (
    <div className={styles.text}>
      <p>
        {linked ? (
          <a href={url} target="_blank" rel="noopener">
            {t('version', { version })} <IconExternalLink size={14} stroke={1.75} aria-hidden />
          </a>
        ) : (
          <strong>{t('version', { version })}</strong>
        )}
        {' · '}
        <DateTime at={sentAt} time />
        {decision && <span data-decision={decision}> · {t(`proof.decision.${decision}`)}</span>}
      </p>
      {comment && <blockquote>{comment}</blockquote>}
    </div>
  );
}
