import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../ui/useHydrated';
import { AnswerOf } from '../account/AnswerOf';
import { bearer } from '../api/calls';
import { useAsked } from '../api/useAsked';
import { LogInDialog } from '../login/LogInDialog';
import { isShopper } from '../session/roles';
import { useSession } from '../session/useSession';
import { ApplicationForm } from './ApplicationForm';
import { ApplicationStatus } from './ApplicationStatus';

/** The way in: its form, or how one's application stands; whoever has no account is led to log in first. */
export function Apply() {
  const { t } = useTranslation('reseller');
  const hydrated = useHydrated();
  const session = useSession();
  if (!hydrated || !session || session.role === 'guest') return <LogInFirst />;
  if (!isShopper(session.role)) return <p>{t('status.staff')}</p>;
  return session.role === 'reseller' ? <ApplicationStatus status="granted" /> : <OwnApplication key={session.role} />;
}

function LogInFirst() {
  const { t } = useTranslation('reseller');
  const [asks, setAsks] = useState(false);
  return (
    <>
      <p>{t('apply.words')}</p>
      <Button size="md" onClick={() => setAsks(true)}>
        {t('apply.start')}
      </Button>
      <LogInDialog opened={asks} onClose={() => setAsks(false)} words={t('apply.logIn')} />
    </>
  );
}

function OwnApplication() {
  const { t } = useTranslation('reseller');
  const asked = useAsked('application', () => bearer.get('Account/MyResellerApplication', {}));
  const form = <ApplicationForm onSent={asked.again} />;
  return (
    <AnswerOf asked={asked}>
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
    </AnswerOf>
  );
}
