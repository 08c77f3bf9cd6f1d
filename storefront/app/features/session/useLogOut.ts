import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { toast } from '../../ui/toasts';
import { sessionStore } from '../api/client';
import { useLocalizedPath } from '../language/useLocalizedPath';

/** Returns a function that logs out, confirms it and opens the home page. */
export function useLogOut(): () => void {
  const { t } = useTranslation();
  const local = useLocalizedPath();
  const navigate = useNavigate();
  return () => {
    sessionStore.logOut();
    toast(t('account.loggedOut'), 'info');
    void navigate(local('/'));
  };
}
