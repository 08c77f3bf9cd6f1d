import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../session/useSession';
import styles from './RestoredNote.module.css';
import type { AddToCart } from './useAddToCart';

interface RestoredNoteProps {
  restored: boolean;
  onDismiss: () => void;
  cart: AddToCart;
}

/** Offers, after logging in, to go on with what was entered before. */
export function RestoredNote({ restored, onDismiss, cart }: RestoredNoteProps) {
  const { t } = useTranslation(['product', 'quote']);
  const session = useSession();
  return (
    <div role="status">
      {restored && session && (
        <div className={styles.note}>
          <p>{t('restored')}</p>
          <p className={styles.ways}>
            <Button size="xs" onClick={cart.add} loading={cart.busy}>
              {t('quote:add')}
            </Button>
            <Button size="xs" variant="subtle" onClick={onDismiss}>
              {t('notNow')}
            </Button>
          </p>
        </div>
      )}
    </div>
  );
}
