import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ButtonLink } from '../../ui/Button';
import { withReturn } from './return-path';

/** Links to login and registration, which return to this page. */
export function LogInLinks({ onLeave }: { onLeave?: () => void }) {
  const { t } = useTranslation('login');
  const { pathname, search } = useLocation();
  const currentPath = pathname + search;
  return (
    <>
      <ButtonLink variant="default" to={withReturn('/account/register', currentPath)} onClick={onLeave}>
        {t('register.go')}
      </ButtonLink>
      <ButtonLink to={withReturn('/account/login', currentPath)} onClick={onLeave} data-autofocus>
        {t('login.go')}
      </ButtonLink>
    </>
  );
}
