import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { useSession } from '../session/useSession';
import styles from './QuoteRequestForm.module.css';

/** Confirms a quote request: when staff will reply and where to see its status. */
export function QuoteRequestSent({ onClose }: { onClose?: () => void }) {
  const { t } = useTranslation('quote');
  const session = useSession();
  return (
    <div className={styles.sent} role="status">
      <IconCircleCheck size={28} stroke={1.5} aria-hidden />
      <p>{t('staff.sentText')}</p>
      {session && <Link to="/account/quotes">{t('staff.mine')}</Link>}
      {onClose && (
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('staff.close')}
        </Button>
      )}
    </div>
  );
}
