import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { useSession } from '../session/useSession';
import styles from './RestoredItemNotice.module.css';
import type { AddToCart } from './useAddToCart';

interface RestoredItemNoticeProps {
  restored: boolean;
  onDismiss: () => void;
  cart: AddToCart;
}

/** Offers to add the item that was configured before the login. */
export function RestoredItemNotice({ restored, onDismiss, cart }: RestoredItemNoticeProps) {
  const { t } = useTranslation(['product', 'quote']);
  const session = useSession();
  return (
    <div role="status">
      {restored && session && (
        <div className={styles.note}>
          <p>{t('restored')}</p>
          <p className={styles.actions}>
            <Button size="xs" onClick={cart.add} loading={cart.isPending}>
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
