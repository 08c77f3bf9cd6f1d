import type { RateView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { EmptyState } from '../ui/EmptyState';
import { PlainTable } from '../ui/PlainTable';
import { useRateFormat } from './useRateFormat';

/** Every rate, newest first, with its change from the one before. */
export function RateHistory({ rates }: { rates: readonly RateView[] }) {
  const translate = useTranslate();
  const { rate, change } = useRateFormat();
  const { time } = useFormat();
  if (rates.length === 0) return <EmptyState>{translate('currencies.noRate')}</EmptyState>;
  return (
    <PlainTable
      columns={[
        { name: translate('resources.currencies.fields.validFrom') },
        { name: translate('resources.currencies.fields.perCny'), numeric: true },
        { name: translate('currencies.change'), numeric: true },
        { name: translate('currencies.setBy'), wideOnly: true },
      ]}
      rows={rates.map(({ perCny, validFrom, source, setBy }, index) => ({
        key: validFrom,
        cells: [
          time(validFrom),
          rate(perCny),
          change(rates[index + 1]?.perCny ?? null, perCny),
          [source && translate(`currencies.source.${source}`), setBy].filter(Boolean).join(' · '),
        ],
      }))}
    />
  );
}
