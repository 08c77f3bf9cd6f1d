import Box from '@mui/material/Box';
import type { Input, ResellerApplicationView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { useFormat } from '../i18n/useFormat';
import { ActionBar } from '../ui/ActionBar';
import { ActionDialogButton } from '../ui/ActionDialogButton';
import { DescriptionList } from '../ui/DescriptionList';
import { Page } from '../ui/Page';
import { ReasonInput } from '../ui/ReasonInput';
import { RecordLink } from '../ui/RecordLink';
import { RecordPage } from '../ui/RecordPage';
import { Section } from '../ui/Section';
import { StatusChip } from '../ui/StatusChip';

export function ApplicationPage() {
  return <RecordPage<ResellerApplicationView>>{(application) => <Application application={application} />}</RecordPage>;
}

function Application({ application }: { application: ResellerApplicationView }) {
  const translate = useTranslate();
  const { company, status, message } = application;
  return (
    <Page
      resource="reseller-applications"
      title={company}
      aside={<StatusChip kind="resellerApplication" status={status} />}
      header={<Applicant application={application} />}
      maxWidth={960}
    >
      <Section title={translate('resellerApplications.message')}>
        <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{message}</Box>
      </Section>
      {status === 'pending' ? <DecisionButtons application={application} /> : <Decision application={application} />}
    </Page>
  );
}

/** The website comes from the applicant, so it is shown as text only. */
function Applicant({ application }: { application: ResellerApplicationView }) {
  const translate = useTranslate();
  const { time, country: countryName } = useFormat();
  const { accountId, email, website, phone, country, appliedAt } = application;
  const field = (name: string) => translate(`resources.reseller-applications.fields.${name}`);
  const account = (
    <RecordLink resource="accounts" id={accountId}>
      {email}
    </RecordLink>
  );
  const items = [
    { name: field('email'), value: account },
    ...(website ? [{ name: field('website'), value: website }] : []),
    { name: field('phone'), value: phone },
    { name: field('country'), value: countryName(country) },
    { name: field('appliedAt'), value: time(appliedAt) },
  ];
  return <DescriptionList items={items} />;
}

/** Grants or declines the application, with an optional message to the applicant. */
function DecisionButtons({ application: { id, email } }: { application: ResellerApplicationView }) {
  const decide = (decision: 'granted' | 'declined', reason: string, idempotencyKey: string) => {
    const text = reason.trim();
    const body: Input<'admin/reseller-decision'> = { decision, ...(text && { reason: text }) };
    return callApi('admin/reseller-decision', body, { params: { id }, idempotencyKey });
  };
  const messageInput = (
    <ReasonInput
      label="resellerApplications.messageToApplicant"
      helperText="resellerApplications.reasonHelp"
      maxLength={500}
      rows={1}
      optional
    />
  );
  return (
    <ActionBar>
      <ActionDialogButton
        texts="resellerApplications.grant"
        textValues={{ email }}
        variant="contained"
        defaultValues={{ reason: '' }}
        onSubmit={({ reason }, idempotencyKey) => decide('granted', reason, idempotencyKey)}
      >
        {messageInput}
      </ActionDialogButton>
      <ActionDialogButton
        texts="resellerApplications.decline"
        textValues={{ email }}
        defaultValues={{ reason: '' }}
        onSubmit={({ reason }, idempotencyKey) => decide('declined', reason, idempotencyKey)}
        destructive
      >
        {messageInput}
      </ActionDialogButton>
    </ActionBar>
  );
}

function Decision({ application: { status, decidedAt, decidedBy, reason } }: { application: ResellerApplicationView }) {
  const translate = useTranslate();
  const { time } = useFormat();
  const field = (name: string) => translate(`resources.reseller-applications.fields.${name}`);
  const items = [
    { name: field('status'), value: translate(`resellerApplications.statuses.${status}`) },
    ...(decidedAt ? [{ name: field('decidedAt'), value: time(decidedAt) }] : []),
    ...(decidedBy ? [{ name: field('decidedBy'), value: decidedBy }] : []),
    ...(reason ? [{ name: field('reason'), value: reason }] : []),
  ];
  return (
    <Section title={translate('resellerApplications.decision')}>
      <DescriptionList items={items} />
    </Section>
  );
}
