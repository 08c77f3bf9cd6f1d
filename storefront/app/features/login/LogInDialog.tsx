import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog';
import { sessionTimedOut } from '../session/session';
import { GuestForm } from './GuestForm';
import { LogInWays } from './LogInWays';

interface LogInDialogProps {
  opened: boolean;
  onClose: () => void;
  /** What logging in is for, and what is kept meanwhile. */
  words: string;
  /** Where a guest's session is enough: what one set out to do, as soon as there is one. */
  onGuest?: () => void;
}

/** Says that one is not logged in, or no longer, where something needs a session. */
export function LogInDialog({ opened, onClose, words, onGuest }: LogInDialogProps) {
  const { t } = useTranslation('login');
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t(sessionTimedOut() ? 'timedOut' : 'notLoggedIn')}
      actions={
        <>
          <LogInWays onLeave={onClose} />
          {onGuest && <GuestForm onDone={onGuest} />}
        </>
      }
    >
      {words}
    </Dialog>
  );
}
