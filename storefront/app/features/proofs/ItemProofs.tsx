import type { ProofView } from '@shop/contract';
import { IconExternalLink, IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../ui/DateTime';
import { useFormat } from '../../ui/useFormat';
import { splitProofs } from './current-versions';
import styles from './ItemProofs.module.css';
import { PinBoard } from './PinBoard';
import { PinList } from './PinList';
import { WHOLE_PICTURE } from './pins';
import { ProofChangeForm } from './ProofChangeForm';
import { type ProofItem, useProofsPage } from './proofs-page';

/** An item's digital proofs: the newest as a picture, older ones as a list with the customer's decisions. */
export function ItemProofs({ item, heading: Heading = 'h4' }: { item: ProofItem; heading?: 'h3' | 'h4' }) {
  const { t } = useTranslation('order');
  const { canDecide } = useProofsPage();
  const [isChanging, setIsChanging] = useState(false);
  const { newest, older } = splitProofs(item.proofs);
  if (!newest) return null;
  const mayChange = newest.current && canDecide;
  return (
    <div className={styles.proofs} role="group" aria-label={t('proof.title')}>
      <Heading className={styles.title}>{t('proof.title')}</Heading>
      {!(mayChange && isChanging) && <ProofPicture proof={newest} item={item} large={mayChange} />}
      <ProofDetails proof={newest} />
      {mayChange && <ProofChangeForm item={item} proof={newest} open={isChanging} onToggle={setIsChanging} />}
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

/** Large while the customer has to decide; with the pins that were sent. */
function ProofPicture({ proof, item, large }: { proof: ProofView; item: ProofItem; large: boolean }) {
  const { t } = useTranslation('order');
  const { nameOf } = useProofsPage();
  const [broken, setBroken] = useState(false);
  const { picture, version, url, piece, pieceArea, pins } = proof;
  if (picture === null || broken) {
    return (
      <a className={styles.file} href={url} target="_blank" rel="noopener">
        <IconFileTypePdf size={24} stroke={1.5} aria-hidden />
        {t('proof.open', { version })}
      </a>
    );
  }
  const alt = t('proof.alt', { version, item: nameOf(item) });
  if (piece && pins.length > 0)
    return (
      <PinBoard
        src={picture}
        alt={alt}
        piece={piece}
        area={pieceArea ?? WHOLE_PICTURE}
        pins={pins}
        onBroken={() => setBroken(true)}
      />
    );
  return (
    <a
      className={styles.picture}
      data-large={large || undefined}
      href={url}
      target="_blank"
      rel="noopener"
      title={t('proof.large')}
    >
      <img src={picture} alt={alt} onError={() => setBroken(true)} />
    </a>
  );
}

/** Version, date, decision, comment and pins of a proof. */
function ProofDetails({ proof, linked }: { proof: ProofView; linked?: boolean }) {
  const { t } = useTranslation('order');
  const { list } = useFormat();
  const { version, sentAt, decision, comment, url, pins, settles, approval } = proof;
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
      {settles.length > 0 && <p>{t('pins.settles', { count: settles.length, pins: list(settles.map(String)) })}</p>}
      {approval && (
        <p>
          {approval.by && t('proof.approvedBy', { name: approval.by })} <DateTime at={approval.at} time />
        </p>
      )}
      {comment && <blockquote>{comment}</blockquote>}
      <PinList pins={pins} />
    </div>
  );
}
