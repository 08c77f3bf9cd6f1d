import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type AdminSubscriptionView, LANGUAGE_CODES } from '@shop/contract';
import { DataTable } from 'react-admin';
import { callApi } from '../api/client';
import { useFormat } from '../i18n/useFormat';
import { EmailAddress } from '../ui/EmailAddress';
import { ActionDialogButton } from '../ui/ActionDialogButton';
import { breakWordCell, noWrapCell } from '../ui/list/cells';
import { SearchFilter, SelectFilter } from '../ui/list/filters';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';
import { StatusChip } from '../ui/StatusChip';

const STATUSES = ['confirmed', 'pending', 'unsubscribed'] as const;

/** The addresses that asked for the newsletter; only confirmed ones get it. */
export function SubscriptionList() {
  const { language } = useFormat();
  return (
    <ListPage
      sort={{ field: 'requestedAt', order: 'DESC' }}
      filters={
        <>
          <SearchFilter source="q" label="subscriptions.search" />
          <SelectFilter
            source="status"
            label="subscriptions.status"
            anyLabel="subscriptions.anyStatus"
            choices={STATUSES}
            choiceLabels="subscriptions.statuses"
          />
          <SelectFilter
            source="language"
            label="subscriptions.language"
            anyLabel="subscriptions.anyLanguage"
            choices={LANGUAGE_CODES}
            choiceLabels={language}
          />
        </>
      }
    >
      <RecordList<AdminSubscriptionView>
        table={<SubscriptionTable />}
        renderCard={(subscription) => <SubscriptionCard subscription={subscription} />}
        empty="subscriptions.empty"
      />
    </ListPage>
  );
}

const Column = DataTable.Col<AdminSubscriptionView>;

function SubscriptionTable() {
  const { time, language } = useFormat();
  return (
    <DataTable<AdminSubscriptionView> rowClick={false} bulkActionButtons={false}>
      <Column source="email" cellSx={breakWordCell} render={({ email }) => <EmailAddress email={email} />} />
      <Column source="status" render={({ status }) => <StatusChip kind="subscription" status={status} />} />
      <Column source="language" render={(subscription) => language(subscription.language)} />
      <Column source="requestedAt" cellSx={noWrapCell} render={({ requestedAt }) => time(requestedAt)} />
      <Column
        source="confirmedAt"
        cellSx={noWrapCell}
        render={({ confirmedAt }) => (confirmedAt ? time(confirmedAt) : null)}
      />
      <Column
        label="subscriptions.end.button"
        source="unsubscribedAt"
        disableSort
        render={(subscription) => <EndButton subscription={subscription} />}
      />
    </DataTable>
  );
}

function SubscriptionCard({ subscription }: { subscription: AdminSubscriptionView }) {
  const { time, language } = useFormat();
  const { email, status, requestedAt } = subscription;
  return (
    <Box sx={{ display: 'grid', rowGap: 0.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{email}</Typography>
        <StatusChip kind="subscription" status={status} />
      </Box>
      <Box sx={{ typography: 'body2' }}>{[language(subscription.language), time(requestedAt)].join(' · ')}</Box>
      <EndButton subscription={subscription} />
    </Box>
  );
}

function EndButton({ subscription: { id, email, status } }: { subscription: AdminSubscriptionView }) {
  if (status === 'unsubscribed') return null;
  return (
    <ActionDialogButton
      texts="subscriptions.end"
      textValues={{ email }}
      variant="text"
      size="small"
      sx={{ justifySelf: 'start' }}
      onSubmit={() => callApi('admin/subscription-end', {}, { params: { id } })}
      destructive
    />
  );
}
