import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { toast } from '../../ui/toasts';
import { useLocal } from '../language/useLocal';
import { logOut } from './session';

/** Logs out, says so, and goes home. */
export function useLogOut(): () => void {
  const { t } = useTranslation();
  const local = useLocal();
  const navigate = useNavigate();
  return () => {
    logOut();
    toast(t('account.loggedOut'), 'info');
    void navigate(local('/'));
  };
}
