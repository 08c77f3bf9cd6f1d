import { useTranslation } from 'react-i18next';
import { ForgottenForm } from '../features/password-reset/ForgottenForm';
import { FormPage } from '../ui/FormPage';

export default function ForgottenPassword() {
  const { t } = useTranslation('login');
  return (
    <FormPage title={t('forgotten.title')} words={t('forgotten.words')}>
      <ForgottenForm />
    </FormPage>
  );
}
