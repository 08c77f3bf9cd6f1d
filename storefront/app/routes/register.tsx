import { useTranslation } from 'react-i18next';
import { Benefits } from '../features/login/Benefits';
import { Entrance } from '../features/login/Entrance';
import { RegisterForm } from '../features/login/RegisterForm';

export default function Register() {
  const { t } = useTranslation('login');
  return (
    <Entrance title={t('register.title')} words={t('register.words')} aside={<Benefits />}>
      {(onDone) => <RegisterForm onDone={onDone} />}
    </Entrance>
  );
}
