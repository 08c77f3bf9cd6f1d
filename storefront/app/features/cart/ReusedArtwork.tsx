import { isPrinted } from '@shop/contract';
import { IconFileCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { FieldError } from '../../ui/Field';
import { api } from '../api/client';
import { useMutation } from '../api/useMutation';
import type { CartLine } from './cart-actions';
import styles from './ReusedArtwork.module.css';

interface ReusedArtworkProps {
  line: CartLine;
  onNewArtwork: () => void;
}

/** The artwork that a reordered item reuses, with a button to upload new artwork instead; or that a file was checked. */
export function ReusedArtwork({ line: { itemId, item, kept: reused, checkId }, onNewArtwork }: ReusedArtworkProps) {
  const { t } = useTranslation('cart');
  const { mutate, isPending, error } = useMutation(() => api.call('Cart/UseNewArtwork', { itemId }));
  if (!reused && checkId !== undefined && isPrinted(item))
    return (
      <div className={styles.artwork}>
        <p className={styles.text}>
          <IconFileCheck size={16} stroke={1.75} aria-hidden />
          <span>{t('checkedFile')}</span>
        </p>
      </div>
    );
  if (!reused) return null;

  async function requestNewArtwork() {
    if (await mutate()) onNewArtwork();
  }

  return (
    <div className={styles.artwork}>
      <p className={styles.text}>
        <IconFileCheck size={16} stroke={1.75} aria-hidden />
        <span>{t(reused.approved ? 'reusedArtwork.approved' : 'reusedArtwork.artwork', { name: reused.name })}</span>
      </p>
      <Button variant="subtle" size="compact-xs" loading={isPending} onClick={() => void requestNewArtwork()}>
        {t('reusedArtwork.useNew')}
      </Button>
      <FieldError error={error?.detail} />
    </div>
  );
}
