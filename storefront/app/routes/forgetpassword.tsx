import { useTranslation } from 'react-i18next';
import { ForgotPasswordForm } from '../features/password-reset/ForgotPasswordForm';
import { FormPage } from '../ui/FormPage';

export default function ForgottenPassword() {
  const { t } = useTranslation('login');
  return (
    <FormPage title={t('forgotten.title')} intro={t('forgotten.text')}>
      <ForgotPasswordForm />
    </FormPage>
  );
}
