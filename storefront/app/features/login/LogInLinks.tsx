import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Link } from '../../ui/Link';
import { withReturn } from './return-path';

/** Links to login and registration, which return to this page. */
export function LogInLinks({ onLeave }: { onLeave?: () => void }) {
  const { t } = useTranslation('login');
  const { pathname, search } = useLocation();
  const currentPath = pathname + search;
  return (
    <>
      <Button component={Link} variant="default" to={withReturn('/account/register', currentPath)} onClick={onLeave}>
        {t('register.go')}
      </Button>
      <Button component={Link} to={withReturn('/account/login', currentPath)} onClick={onLeave} data-autofocus>
        {t('login.go')}
      </Button>
    </>
  );
}
