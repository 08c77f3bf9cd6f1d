import { Button } from '@mantine/core';
import { IconFileCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../ui/Field';
import { bearer } from '../api/calls';
import { useSending } from '../api/useSending';
import styles from './KeptArtwork.module.css';
import type { CartLine } from './useCart';

interface KeptArtworkProps {
  line: CartLine;
  onNewArtwork: () => void;
}

/** Of a line that orders an earlier item again: which artwork goes along, and the way to send another. */
export function KeptArtwork({ line: { itemId, kept }, onNewArtwork }: KeptArtworkProps) {
  const { t } = useTranslation('cart');
  const { send, busy, refusal } = useSending(() => bearer.post('Cart/UseNewArtwork', { itemId }));
  if (!kept) return null;

  async function leave() {
    if (await send()) onNewArtwork();
  }

  return (
    <div className={styles.kept}>
      <p className={styles.words}>
        <IconFileCheck size={16} stroke={1.75} aria-hidden />
        <span>{t(kept.approved ? 'kept.approved' : 'kept.artwork', { name: kept.name })}</span>
      </p>
      <Button variant="subtle" size="compact-xs" loading={busy} onClick={() => void leave()}>
        {t('kept.useNew')}
      </Button>
      <FieldError error={refusal?.detail} />
    </div>
  );
}
