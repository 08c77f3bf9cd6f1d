import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { lazyDialog } from '../../ui/lazy-dialog';
import { useHydrated } from '../../ui/useHydrated';
import { api } from '../api/client';
import { QueryResult } from '../api/QueryResult';
import { useQuery } from '../api/useQuery';
import { isShopper } from '../session/roles';
import { useSession } from '../session/useSession';
import { ApplicationForm } from './ApplicationForm';
import { ApplicationStatus } from './ApplicationStatus';

const LogInDialog = lazyDialog(async () => (await import('../login/LogInDialog')).LogInDialog);

/** The application form or its status; a login prompt without an account. */
export function ResellerApplication() {
  const { t } = useTranslation('reseller');
  const hydrated = useHydrated();
  const session = useSession();
  if (!hydrated || !session || session.role === 'guest') return <LoginRequired />;
  if (!isShopper(session.role)) return <p>{t('status.staff')}</p>;
  return session.role === 'reseller' ? <ApplicationStatus status="granted" /> : <MyApplication key={session.role} />;
}

function LoginRequired() {
  const { t } = useTranslation('reseller');
  const [loginOpen, setLoginOpen] = useState(false);
  return (
    <>
      <p>{t('apply.text')}</p>
      <Button size="md" onClick={() => setLoginOpen(true)}>
        {t('apply.start')}
      </Button>
      <LogInDialog opened={loginOpen} onClose={() => setLoginOpen(false)} text={t('apply.logIn')} />
    </>
  );
}

function MyApplication() {
  const { t } = useTranslation('reseller');
  const query = useQuery('application', () => api.call('Account/MyResellerApplication', {}));
  const form = <ApplicationForm onSent={query.refetch} />;
  return (
    <QueryResult query={query}>
      {({ status, appliedAt }) => {
        if (status === 'none') return form;
        return (
          <>
            <ApplicationStatus status={status} appliedAt={appliedAt} />
            {status === 'declined' && (
              <>
                <p>{t('apply.again')}</p>
                {form}
              </>
            )}
          </>
        );
      }}
    </QueryResult>
  );
}
