import type { PrepaidRequestView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { useFormat } from '../i18n/useFormat';
import { ActionBar } from '../ui/ActionBar';
import { ActionDialogButton } from '../ui/ActionDialogButton';
import { DescriptionList } from '../ui/DescriptionList';
import { ErrorAlert } from '../ui/ErrorAlert';
import { Page } from '../ui/Page';
import { ReasonInput } from '../ui/ReasonInput';
import { RecordLink } from '../ui/RecordLink';
import { RecordPage } from '../ui/RecordPage';
import { Section } from '../ui/Section';
import { StatusChip } from '../ui/StatusChip';

export function PrepaidRequestPage() {
  return <RecordPage<PrepaidRequestView>>{(request) => <PrepaidRequest request={request} />}</RecordPage>;
}

function PrepaidRequest({ request }: { request: PrepaidRequestView }) {
  const translate = useTranslate();
  const isPending = request.state === 'pending';
  return (
    <Page
      resource="prepaid-requests"
      title={request.accountEmail}
      aside={<StatusChip kind="prepaidRequest" status={request.state} />}
      maxWidth={760}
    >
      <Section title={translate(`prepaidRequests.kind.${request.kind}`)}>
        <RequestDetails request={request} />
      </Section>
      {isPending && request.own && <ErrorAlert message="prepaidRequests.ownRequest" severity="info" />}
      {isPending && !request.own && <DecisionButtons request={request} />}
    </Page>
  );
}

function RequestDetails({ request }: { request: PrepaidRequestView }) {
  const translate = useTranslate();
  const { money, time } = useFormat();
  const { amount, memo, enteredBy, enteredAt, decidedBy, decidedAt, reason, reverses } = request;
  const field = (name: string) => translate(`resources.prepaid-requests.fields.${name}`);
  const items = [
    { name: field('amount'), value: money(amount), strong: true },
    { name: field('memo'), value: memo },
    { name: field('enteredBy'), value: [enteredBy, time(enteredAt)].join(' · ') },
    ...(decidedAt ? [{ name: field('decidedBy'), value: [decidedBy, time(decidedAt)].join(' · ') }] : []),
    ...(reason ? [{ name: field('reason'), value: reason }] : []),
    ...(reverses
      ? [
          {
            name: translate('ledger.reverses'),
            value: (
              <RecordLink resource="ledger-entries" id={reverses}>
                {translate('ledger.viewEntry')}
              </RecordLink>
            ),
          },
        ]
      : []),
  ];
  return <DescriptionList items={items} />;
}

/** Approving books the request; rejecting books nothing. */
function DecisionButtons({ request: { id, kind, amount, accountEmail, enteredBy } }: { request: PrepaidRequestView }) {
  const translate = useTranslate();
  const { money } = useFormat();
  const textValues = {
    what: translate(`prepaidRequests.kind.${kind}`),
    amount: money(amount),
    account: accountEmail,
    by: enteredBy,
  };
  const decide = (body: { decision: 'approved' | 'rejected'; reason?: string }, idempotencyKey: string) =>
    callApi('admin/prepaid-decision', body, { params: { id }, idempotencyKey });
  return (
    <ActionBar>
      <ActionDialogButton
        texts="prepaidRequests.approve"
        textValues={textValues}
        variant="contained"
        onSubmit={(_, idempotencyKey) => decide({ decision: 'approved' }, idempotencyKey)}
      />
      <ActionDialogButton
        texts="prepaidRequests.reject"
        textValues={textValues}
        defaultValues={{ reason: '' }}
        onSubmit={({ reason }, idempotencyKey) =>
          decide({ decision: 'rejected', ...(reason.trim() && { reason: reason.trim() }) }, idempotencyKey)
        }
        destructive
      >
        <ReasonInput label="prepaidRequests.reason" helperText={false} maxLength={500} rows={1} optional />
      </ActionDialogButton>
    </ActionBar>
  );
}
