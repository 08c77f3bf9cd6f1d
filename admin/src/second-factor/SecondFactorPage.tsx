import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useState } from 'react';
import { useLogoutIfAccessDenied, useTranslate } from 'react-admin';
import { Refused } from '../api/refused';
import { LoadFailure } from '../ui/LoadFailure';
import { PageTitle } from '../ui/PageTitle';
import { Enrolment } from './Enrolment';
import { InForce } from './InForce';
import { standing, type Standing } from './second-factor';

/** Sets one's second factor up, shows how it stands, takes it away. */
export function SecondFactorPage() {
  const translate = useTranslate();
  const { known, error, look } = useStanding();
  if (error) return <LoadFailure error={error} />;
  return (
    <Box sx={{ pt: 2.5, maxWidth: 560, display: 'grid', gap: 1.5 }}>
      <PageTitle title={translate('secondFactor.title')} />
      <Typography sx={{ color: 'text.secondary' }}>{translate('secondFactor.words')}</Typography>
      {known?.required && known.enrolledAt === null && (
        <Alert severity="info" variant="outlined">
          {translate('secondFactor.mustHave')}
        </Alert>
      )}
      {known && (known.enrolledAt === null ? <Enrolment onDone={look} /> : <InForce standing={known} onOff={look} />)}
    </Box>
  );
}

function useStanding() {
  const [known, setKnown] = useState<Standing | null>(null);
  const [error, setError] = useState<Refused | null>(null);
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const look = useCallback(() => {
    standing().then(setKnown, (reason: unknown) => {
      if (reason instanceof Refused) setError(reason);
      void logoutIfAccessDenied(reason);
    });
  }, [logoutIfAccessDenied]);
  useEffect(look, [look]);
  return { known, error, look };
}
