import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../ui/Button';
import { useSession } from '../session/useSession';
import styles from './RestoredItemNotice.module.css';

interface RestoredItemNoticeProps {
  restored: boolean;
  onDismiss: () => void;
}

/** Says that the item that was configured before the login is in the cart. */
export function RestoredItemNotice({ restored, onDismiss }: RestoredItemNoticeProps) {
  const { t } = useTranslation(['product', 'quote']);
  const session = useSession();
  return (
    <div role="status">
      {restored && session && (
        <div className={styles.note}>
          <p>{t('restored')}</p>
          <p className={styles.actions}>
            <ButtonLink size="xs" to="/cart">
              {t('quote:toCart')}
            </ButtonLink>
            <Button size="xs" variant="subtle" onClick={onDismiss}>
              {t('notNow')}
            </Button>
          </p>
        </div>
      )}
    </div>
  );
}
