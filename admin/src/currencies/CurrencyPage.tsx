import type { AdminCurrencyView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { ErrorAlert } from '../ui/ErrorAlert';
import { StatusChip } from '../ui/StatusChip';
import { DescriptionList } from '../ui/DescriptionList';
import { Page } from '../ui/Page';
import { RecordLink } from '../ui/RecordLink';
import { RecordPage } from '../ui/RecordPage';
import { Section } from '../ui/Section';
import { EnterRateButton } from './EnterRateButton';
import { RateHistory } from './RateHistory';
import { useRateFormat } from './useRateFormat';

/** All rates are relative to it, so it has none itself. */
const BASE_CURRENCY = 'CNY';

export function CurrencyPage() {
  return <RecordPage<AdminCurrencyView>>{(currency) => <Currency currency={currency} />}</RecordPage>;
}

function Currency({ currency }: { currency: AdminCurrencyView }) {
  const translate = useTranslate();
  return (
    <Page
      resource="currencies"
      title={currency.id}
      aside={!currency.offered && <StatusChip kind="currency" status="notOffered" />}
      header={
        <>
          <CurrentRate currency={currency} />
          {!currency.offered && <ErrorAlert message="currencies.notOfferedHelp" severity="info" sx={{ mb: 1.5 }} />}
          {currency.id === BASE_CURRENCY ? translate('currencies.base') : <EnterRateButton currency={currency} />}
        </>
      }
      maxWidth={960}
    >
      <Section title={translate('currencies.history')}>
        <RateHistory rates={currency.rates} />
      </Section>
    </Page>
  );
}

function CurrentRate({
  currency: { digits, perCny, validFrom, next, pendingRateId },
}: {
  currency: AdminCurrencyView;
}) {
  const translate = useTranslate();
  const { rate } = useRateFormat();
  const { time } = useFormat();
  const field = (name: string) => translate(`resources.currencies.fields.${name}`);
  const items = [
    { name: field('perCny'), value: rate(perCny), strong: true },
    { name: field('digits'), value: digits },
    ...(validFrom ? [{ name: field('validFrom'), value: time(validFrom) }] : []),
    ...(next ? [{ name: field('next'), value: `${rate(next.perCny)} · ${time(next.validFrom)}` }] : []),
    ...(pendingRateId
      ? [
          {
            name: field('pendingRateId'),
            value: (
              <RecordLink resource="pending-rates" id={pendingRateId}>
                {translate('currencies.review')}
              </RecordLink>
            ),
          },
        ]
      : []),
  ];
  return <DescriptionList items={items} />;
}
