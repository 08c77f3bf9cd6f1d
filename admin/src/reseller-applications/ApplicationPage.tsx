import Box from '@mui/material/Box';
import type { ResellerApplicationView } from '@shop/contract';
import { Link, ShowBase, useCreatePath, useShowContext, useTranslate } from 'react-admin';
import { Facts } from '../ui/Facts';
import { LoadFailure } from '../ui/LoadFailure';
import { PageTitle } from '../ui/PageTitle';
import { useReading } from '../ui/reading';
import { Section } from '../ui/Section';
import { ApplicationStatus } from './ApplicationStatus';
import { DecisionButtons } from './DecisionButtons';

export function ApplicationPage() {
  return (
    <ShowBase<ResellerApplicationView>>
      <LoadedApplication />
    </ShowBase>
  );
}

function LoadedApplication() {
  const { record: application, error } = useShowContext<ResellerApplicationView>();
  if (error) return <LoadFailure error={error} />;
  return application ? <Application application={application} /> : null;
}

function Application({ application }: { application: ResellerApplicationView }) {
  const translate = useTranslate();
  return (
    <Box component="article" sx={{ pt: 2.5, display: 'grid', gap: 2, maxWidth: 960 }}>
      <Box component="header" sx={{ display: 'grid', gap: 1.5 }}>
        <Link to="/reseller-applications" sx={{ typography: 'body2', justifySelf: 'start' }}>
          {translate('resources.reseller-applications.name', { smart_count: 2 })}
        </Link>
        <PageTitle title={application.company} aside={<ApplicationStatus {...application} />} />
        <Applicant application={application} />
      </Box>
      <Section title={translate('resellers.message')}>
        <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{application.message}</Box>
      </Section>
      {application.status === 'pending' ? (
        <DecisionButtons application={application} />
      ) : (
        <Decision application={application} />
      )}
    </Box>
  );
}

/** A website is what a stranger typed: it is shown and not followed. */
function Applicant({ application }: { application: ResellerApplicationView }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { time, country } = useReading();
  const { accountId, email, website, phone, appliedAt } = application;
  const field = (name: string) => translate(`resources.reseller-applications.fields.${name}`);
  const account = <Link to={createPath({ resource: 'accounts', id: accountId, type: 'show' })}>{email}</Link>;
  const facts = [
    { name: field('email'), value: account },
    ...(website ? [{ name: field('website'), value: website }] : []),
    { name: field('phone'), value: phone },
    { name: field('country'), value: country(application.country) },
    { name: field('appliedAt'), value: time(appliedAt) },
  ];
  return <Facts facts={facts} />;
}

function Decision({ application: { status, decidedAt, decidedBy, reason } }: { application: ResellerApplicationView }) {
  const translate = useTranslate();
  const { time } = useReading();
  const field = (name: string) => translate(`resources.reseller-applications.fields.${name}`);
  const facts = [
    { name: field('status'), value: translate(`resellers.is.${status}`) },
    ...(decidedAt ? [{ name: field('decidedAt'), value: time(decidedAt) }] : []),
    ...(decidedBy ? [{ name: field('decidedBy'), value: decidedBy }] : []),
    ...(reason ? [{ name: field('reason'), value: reason }] : []),
  ];
  return (
    <Section title={translate('resellers.decision')}>
      <Facts facts={facts} />
    </Section>
  );
}
