import { useTranslation } from 'react-i18next';
import { Benefits } from '../features/login/Benefits';
import { Entrance } from '../features/login/Entrance';
import { LogInForm } from '../features/login/LogInForm';

export default function LogIn() {
  const { t } = useTranslation('login');
  return (
    <Entrance title={t('login.title')} aside={<Benefits />}>
      {(onDone) => <LogInForm onDone={onDone} />}
    </Entrance>
  );
}
