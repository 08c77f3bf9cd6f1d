import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { parseEmail } from '../features/password-reset/reset-path';
import { ResetPasswordForm } from '../features/password-reset/ResetPasswordForm';
import { FormPage } from '../ui/FormPage';
import { useHydrated } from '../ui/useHydrated';

export default function ResetPassword() {
  const { t } = useTranslation('login');
  const { search, state } = useLocation();
  const sent = useHydrated() && (state as { sent?: boolean } | null)?.sent === true;
  const intro = sent ? t('reset.sent', { email: parseEmail(search) }) : t('reset.text');
  return (
    <FormPage title={t('reset.title')} intro={intro}>
      <ResetPasswordForm />
    </FormPage>
  );
}
