import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog';
import { sessionTimedOut } from '../session/session';
import { LogInWays } from './LogInWays';

interface LogInDialogProps {
  opened: boolean;
  onClose: () => void;
  /** What logging in is for, and what is kept meanwhile. */
  words: string;
}

/** Says that one is not logged in, or no longer, where something needs a session. */
export function LogInDialog({ opened, onClose, words }: LogInDialogProps) {
  const { t } = useTranslation('login');
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t(sessionTimedOut() ? 'timedOut' : 'notLoggedIn')}
      actions={<LogInWays onLeave={onClose} />}
    >
      {words}
    </Dialog>
  );
}
