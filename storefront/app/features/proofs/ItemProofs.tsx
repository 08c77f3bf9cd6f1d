import type { OrderItemView, ProofView } from '@shop/contract';
import { IconExternalLink, IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { When } from '../../ui/When';
import { useOrderPage } from '../order/order-page';
import { ChangeRequest } from './ChangeRequest';
import { isPicture, newestFirst } from './current-versions';
import styles from './ItemProofs.module.css';

/** An item's digital proofs: the newest to look at, the older ones with what was decided. */
export function ItemProofs({ item }: { item: OrderItemView }) {
  const { t } = useTranslation('order');
  const { allows } = useOrderPage();
  const { newest, older } = newestFirst(item.proofs);
  if (!newest) return null;
  return (
    <section className={styles.proofs} aria-label={t('proof.title')}>
      <h4 className={styles.title}>{t('proof.title')}</h4>
      <ProofPicture proof={newest} item={item} large={newest.current && newest.decision === undefined} />
      <ProofWords proof={newest} />
      {newest.current && allows('proof_change_requested') && <ChangeRequest item={item} />}
      {older.length > 0 && (
        <details className={styles.older}>
          <summary>{t('proof.older', { count: older.length })}</summary>
          <ul>
            {older.map((proof) => (
              <li key={proof.version}>
                <ProofWords proof={proof} linked />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** Large as long as there is something to decide. */
function ProofPicture({ proof: { url, version }, item, large }: { proof: ProofView; item: OrderItemView; large: boolean }) {
  const { t } = useTranslation('order');
  const { words } = useOrderPage();
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
    <a className={styles.picture} data-large={large || undefined} href={url} target="_blank" rel="noopener" title={t('proof.large')}>
      <img src={url} alt={t('proof.alt', { version, item: words.name(item) })} onError={() => setBroken(true)} />
    </a>
  );
}

/** Which version it is, when it came, and what was said to it. */
function ProofWords({ proof: { version, sentAt, decision, comment, url }, linked }: { proof: ProofView; linked?: boolean }) {
  const { t } = useTranslation('order');
  return (
    <div className={styles.words}>
      <p>
        {linked ? (
          <a href={url} target="_blank" rel="noopener">
            {t('version', { version })} <IconExternalLink size={14} stroke={1.75} aria-hidden />
          </a>
        ) : (
          <strong>{t('version', { version })}</strong>
        )}
        {' · '}
        <When at={sentAt} time />
        {decision && <span data-decision={decision}> · {t(`proof.decision.${decision}`)}</span>}
      </p>
      {comment && <blockquote>{comment}</blockquote>}
    </div>
  );
}
