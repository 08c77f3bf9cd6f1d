import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { addressIn } from '../features/password-reset/reset-path';
import { ResetForm } from '../features/password-reset/ResetForm';
import { FormPage } from '../ui/FormPage';
import { useHydrated } from '../ui/useHydrated';

export default function ResetPassword() {
  const { t } = useTranslation('login');
  const { search, state } = useLocation();
  const sent = useHydrated() && (state as { sent?: boolean } | null)?.sent === true;
  const words = sent ? t('reset.sent', { email: addressIn(search) }) : t('reset.words');
  return (
    <FormPage title={t('reset.title')} words={words}>
      <ResetForm />
    </FormPage>
  );
}
