import type { ReceivedWebhookView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { DescriptionList } from '../ui/DescriptionList';
import { Page } from '../ui/Page';
import { RecordPage } from '../ui/RecordPage';
import { Section } from '../ui/Section';
import { StatusChip } from '../ui/StatusChip';
import { WebhookOrders, WebhookResult } from './WebhookResult';

/** One webhook: what it was about and what became of it. */
export function WebhookPage() {
  return <RecordPage<ReceivedWebhookView>>{(webhook) => <Webhook webhook={webhook} />}</RecordPage>;
}

function Webhook({ webhook }: { webhook: ReceivedWebhookView }) {
  const translate = useTranslate();
  const { time } = useFormat();
  const { provider, eventType, eventId, outcome, orderIds, receivedAt, handledAt } = webhook;
  const field = (name: string) => translate(`resources.received-webhooks.fields.${name}`);
  const providerName = translate(`receivedWebhooks.providers.${provider}`);
  const items = [
    { name: field('receivedAt'), value: time(receivedAt) },
    { name: field('provider'), value: providerName },
    { name: field('eventType'), value: eventType ?? '–' },
    { name: field('eventId'), value: eventId ?? '–' },
    { name: field('orderIds'), value: <WebhookOrders orderIds={orderIds} /> },
    { name: field('changes'), value: <WebhookResult webhook={webhook} /> },
    { name: field('handledAt'), value: handledAt ? time(handledAt) : '–' },
  ];
  return (
    <Page
      resource="received-webhooks"
      title={eventType ?? providerName}
      aside={<StatusChip kind="webhook" status={outcome} />}
      maxWidth={760}
    >
      <Section title={translate('receivedWebhooks.details')}>
        <DescriptionList items={items} />
      </Section>
    </Page>
  );
}
