import Box from '@mui/material/Box';
import type { ReceivedWebhookView } from '@shop/contract';
import { DataTable, useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { breakWordCell, keepWordsCell, noWrapCell } from '../ui/list/cells';
import { WEBHOOK_PROVIDERS } from '../ui/list/export-labels';
import { PeriodFilter, SearchFilter, SelectFilter } from '../ui/list/filters';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';
import { RecordLink } from '../ui/RecordLink';
import { StatusChip } from '../ui/StatusChip';
import { STATUSES } from '../ui/statuses';
import { WebhookOrders, WebhookResult } from './WebhookResult';

const OUTCOMES = Object.keys(STATUSES.webhook.tones);

/** What PayPal and the tracking service reported, newest first. */
export function WebhookList() {
  const translate = useTranslate();
  return (
    <ListPage
      sort={{ field: 'receivedAt', order: 'DESC' }}
      intro={
        <Box sx={{ typography: 'body2', color: 'text.secondary', pb: 1.5, maxWidth: 860 }}>
          {translate('receivedWebhooks.intro')}
        </Box>
      }
      filters={
        <>
          <SearchFilter source="q" label="receivedWebhooks.search" />
          <SelectFilter
            source="provider"
            label="resources.received-webhooks.fields.provider"
            anyLabel="receivedWebhooks.anyProvider"
            choices={WEBHOOK_PROVIDERS}
            choiceLabels="receivedWebhooks.providers"
          />
          <SelectFilter
            source="outcome"
            label="resources.received-webhooks.fields.outcome"
            anyLabel="receivedWebhooks.anyOutcome"
            choices={OUTCOMES}
            choiceLabels="receivedWebhooks.outcomes"
          />
          <PeriodFilter />
        </>
      }
    >
      <RecordList<ReceivedWebhookView>
        table={<WebhookTable />}
        renderCard={(webhook) => <WebhookCard webhook={webhook} />}
        empty="receivedWebhooks.empty"
      />
    </ListPage>
  );
}

const Column = DataTable.Col<ReceivedWebhookView>;

/** Lets the name of an event break after its dots. */
const breakable = (eventType: string | null) => eventType?.replaceAll('.', '.\u200b') ?? '';

function WebhookTable() {
  const { time } = useFormat();
  const translate = useTranslate();
  return (
    <DataTable<ReceivedWebhookView> rowClick="show" bulkActionButtons={false}>
      <Column
        source="receivedAt"
        cellSx={noWrapCell}
        render={({ id, receivedAt }) => (
          <RecordLink resource="received-webhooks" id={id}>
            {time(receivedAt)}
          </RecordLink>
        )}
      />
      <Column
        source="provider"
        cellSx={keepWordsCell}
        render={({ provider }) => translate(`receivedWebhooks.providers.${provider}`)}
      />
      <Column source="eventType" disableSort cellSx={breakWordCell} render={({ eventType }) => breakable(eventType)} />
      <Column
        source="orderIds"
        disableSort
        cellSx={noWrapCell}
        render={({ orderIds }) => <WebhookOrders orderIds={orderIds} />}
      />
      <Column source="outcome" render={({ outcome }) => <StatusChip kind="webhook" status={outcome} />} />
      <Column
        source="changes"
        disableSort
        cellSx={breakWordCell}
        render={(webhook) => <WebhookResult webhook={webhook} />}
      />
    </DataTable>
  );
}

function WebhookCard({ webhook }: { webhook: ReceivedWebhookView }) {
  const { time } = useFormat();
  const translate = useTranslate();
  const { id, provider, eventType, receivedAt, outcome, orderIds } = webhook;
  return (
    <Box component="article" sx={{ display: 'grid', rowGap: 0.5, overflowWrap: 'anywhere', typography: 'body2' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <RecordLink resource="received-webhooks" id={id}>
          {time(receivedAt)}
        </RecordLink>
        <StatusChip kind="webhook" status={outcome} />
      </Box>
      <Box>{[translate(`receivedWebhooks.providers.${provider}`), eventType].filter(Boolean).join(' · ')}</Box>
      {orderIds.length > 0 && <WebhookOrders orderIds={orderIds} />}
      <Box sx={{ color: 'text.secondary' }}>
        <WebhookResult webhook={webhook} />
      </Box>
    </Box>
  );
}
