import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLogoutIfAccessDenied, useTranslate } from 'react-admin';
import { toErrorMessage } from '../api/api-error';
import { ErrorAlert } from '../ui/ErrorAlert';
import { PageTitle } from '../ui/PageTitle';
import { EnrolmentStatus } from './EnrolmentStatus';
import { EnrolmentSteps } from './EnrolmentSteps';
import { loadStatus } from './second-factor';

/** Sets up, shows or removes the user's second factor. */
export function SecondFactorPage() {
  const translate = useTranslate();
  const [isEnrolling, setIsEnrolling] = useState(false);
  const { data: status, error, refetch } = useSecondFactorStatus(!isEnrolling);
  if (error) return <ErrorAlert message={toErrorMessage(error)} sx={{ mt: 3 }} />;
  const isEnrolled = status && status.enrolledAt !== null;
  return (
    <Box sx={{ pt: 2.5, maxWidth: 560, display: 'grid', gap: 1.5 }}>
      <PageTitle title={translate('secondFactor.title')} />
      <Typography sx={{ color: 'text.secondary' }}>{translate('secondFactor.description')}</Typography>
      {status?.required && !isEnrolled && <ErrorAlert message="secondFactor.required" severity="info" />}
      {status && !isEnrolled && (
        <EnrolmentSteps
          onStarted={() => setIsEnrolling(true)}
          onDone={() => {
            setIsEnrolling(false);
            void refetch();
          }}
        />
      )}
      {isEnrolled && <EnrolmentStatus status={status} onRemoved={() => void refetch()} />}
    </Box>
  );
}

/** Disabled during enrolment, so that a refresh does not hide the recovery codes before the user has saved them. */
function useSecondFactorStatus(enabled: boolean) {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return useQuery({
    queryKey: ['second-factor'],
    queryFn: () =>
      loadStatus().catch(async (error: unknown) => {
        await logoutIfAccessDenied(error);
        throw error;
      }),
    enabled,
    gcTime: 0,
  });
}
