import type { PendingRateView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { useRateFormat } from '../currencies/useRateFormat';
import { useFormat } from '../i18n/useFormat';
import { ActionBar } from '../ui/ActionBar';
import { ActionDialogButton } from '../ui/ActionDialogButton';
import { DescriptionList } from '../ui/DescriptionList';
import { Page } from '../ui/Page';
import { RecordLink } from '../ui/RecordLink';
import { RecordPage } from '../ui/RecordPage';
import { Section } from '../ui/Section';
import { StatusChip } from '../ui/StatusChip';

export function PendingRatePage() {
  return <RecordPage<PendingRateView>>{(pendingRate) => <PendingRate pendingRate={pendingRate} />}</RecordPage>;
}

function PendingRate({ pendingRate }: { pendingRate: PendingRateView }) {
  const translate = useTranslate();
  return (
    <Page
      resource="pending-rates"
      title={pendingRate.currency}
      aside={<StatusChip kind="pendingRate" status={pendingRate.status} />}
      maxWidth={960}
    >
      <Section title={translate(`currencies.reason.${pendingRate.reason}`)}>
        <RateDetails pendingRate={pendingRate} />
      </Section>
      {pendingRate.status === 'pending' && <DecisionButtons pendingRate={pendingRate} />}
    </Page>
  );
}

function RateDetails({ pendingRate }: { pendingRate: PendingRateView }) {
  const translate = useTranslate();
  const { rate, change } = useRateFormat();
  const { time } = useFormat();
  const { currency, quoted, perCny, inForce, quotedOn, foundAt, decidedAt, decidedBy } = pendingRate;
  const field = (name: string) => translate(`resources.pending-rates.fields.${name}`);
  const historyLink = (
    <RecordLink resource="currencies" id={currency}>
      {translate('currencies.history')}
    </RecordLink>
  );
  const items = [
    { name: field('quoted'), value: quoted ?? translate('currencies.reason.missing') },
    ...(perCny ? [{ name: field('perCny'), value: rate(perCny), strong: true }] : []),
    { name: field('inForce'), value: rate(inForce), strong: true },
    ...(perCny && inForce ? [{ name: translate('currencies.change'), value: change(inForce, perCny) }] : []),
    { name: field('quotedOn'), value: quotedOn },
    { name: field('foundAt'), value: time(foundAt) },
    ...(decidedAt
      ? [{ name: field('decidedAt'), value: [time(decidedAt), decidedBy].filter(Boolean).join(' · ') }]
      : []),
    { name: field('currency'), value: historyLink },
  ];
  return <DescriptionList items={items} />;
}

/** Approves or rejects the rate; a value that is not a rate can only be rejected. */
function DecisionButtons({ pendingRate: { id, currency, perCny, inForce } }: { pendingRate: PendingRateView }) {
  const { rate, change } = useRateFormat();
  const textValues = { currency, rate: rate(perCny), inForce: rate(inForce), apart: change(inForce, perCny) };
  const decide = (decision: 'approved' | 'rejected', idempotencyKey: string) =>
    callApi('admin/pending-rate-decision', { decision }, { params: { id }, idempotencyKey });
  return (
    <ActionBar>
      {perCny !== null && (
        <ActionDialogButton
          texts="currencies.approve"
          textValues={textValues}
          variant="contained"
          onSubmit={(_, idempotencyKey) => decide('approved', idempotencyKey)}
        />
      )}
      <ActionDialogButton
        texts="currencies.reject"
        textValues={textValues}
        onSubmit={(_, idempotencyKey) => decide('rejected', idempotencyKey)}
        destructive
      />
    </ActionBar>
  );
}
