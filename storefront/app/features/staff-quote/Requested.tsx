import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import { useSession } from '../session/useSession';
import styles from './AskStaff.module.css';

/** A request is with staff: when they reply, and where it stands meanwhile. */
export function Requested({ onClose }: { onClose?: () => void }) {
  const { t } = useTranslation('quote');
  const session = useSession();
  return (
    <div className={styles.sent} role="status">
      <IconCircleCheck size={28} stroke={1.5} aria-hidden />
      <p>{t('staff.sentWords')}</p>
      {session && <Link to="/account/quotes">{t('staff.mine')}</Link>}
      {onClose && (
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('staff.close')}
        </Button>
      )}
    </div>
  );
}
