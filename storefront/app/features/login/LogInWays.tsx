import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Link } from '../../ui/Link';
import { withReturn } from './return-path';

/** The ways to a session, each leading back to here. */
export function LogInWays({ onLeave }: { onLeave?: () => void }) {
  const { t } = useTranslation('login');
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <>
      <Button component={Link} variant="default" to={withReturn('/account/register', here)} onClick={onLeave}>
        {t('register.go')}
      </Button>
      <Button component={Link} to={withReturn('/account/login', here)} onClick={onLeave} data-autofocus>
        {t('login.go')}
      </Button>
    </>
  );
}
