import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog';
import { sessionStore } from '../api/client';
import { GuestForm } from './GuestForm';
import styles from './LogInDialog.module.css';
import { LogInLinks } from './LogInLinks';

interface LogInDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Why a login is needed. */
  text: string;
  /** Offers a guest session; called when there is one. */
  onGuest?: () => void;
}

/** Asks for a login before an action that needs a session. */
export function LogInDialog({ opened, onClose, text, onGuest }: LogInDialogProps) {
  const { t } = useTranslation('login');
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t(sessionStore.hasTimedOut() ? 'timedOut' : 'notLoggedIn')}
      actions={
        <>
          <LogInLinks onLeave={onClose} />
          {onGuest && (
            <div className={styles.guest}>
              <GuestForm onDone={onGuest} />
            </div>
          )}
        </>
      }
    >
      {text}
    </Dialog>
  );
}
