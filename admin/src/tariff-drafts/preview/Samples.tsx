import Box from '@mui/material/Box';
import type { TariffPreviewView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../i18n/useFormat';
import { useCatalogueNames } from '../../common/useItemNames';
import { PlainTable } from '../../ui/PlainTable';

type Sample = TariffPreviewView['samples'][number];

interface SamplesProps {
  samples: readonly Sample[];
}

export function SampleTable({ samples }: SamplesProps) {
  const translate = useTranslate();
  const format = useSampleFormat(samples);
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <PlainTable
        columns={[
          { name: translate('tariffDrafts.sample') },
          { name: translate('tariffDrafts.terms') },
          { name: translate('tariffDrafts.before'), numeric: true },
          { name: translate('tariffDrafts.after'), numeric: true, strong: true },
          { name: translate('tariffDrafts.difference'), numeric: true },
        ]}
        rows={samples.map((sample, index) => ({
          key: String(index),
          cells: [
            format.items(sample),
            format.terms(sample),
            format.total(sample, 'before'),
            format.total(sample, 'after'),
            format.difference(sample),
          ],
        }))}
      />
    </Box>
  );
}

export function SampleCards({ samples }: SamplesProps) {
  const format = useSampleFormat(samples);
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {samples.map((sample, index) => (
        <Box
          component="li"
          key={index}
          sx={{ py: 1, borderTop: 1, borderColor: 'divider', typography: 'body2', fontVariantNumeric: 'tabular-nums' }}
        >
          <Box sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>{format.items(sample)}</Box>
          <Box sx={{ color: 'text.secondary' }}>{format.terms(sample)}</Box>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <span>
              {format.total(sample, 'before')} → <b>{format.total(sample, 'after')}</b>
            </span>
            <span>{format.difference(sample)}</span>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Texts for a sample order: its items, its terms and its prices. */
function useSampleFormat(samples: readonly Sample[]) {
  const translate = useTranslate();
  const { money, country: countryName, locale } = useFormat();
  const skus = samples.flatMap(({ sample }) => sample.items.map(({ sku }) => sku));
  const { productName, variantName } = useCatalogueNames(skus);
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  const itemText = ({ sku, variant, width, length, unit, quantity, finishes }: Sample['sample']['items'][number]) => {
    const size = width ? translate(`labels.size.${unit}`, { width, length }) : variant && variantName(sku, variant);
    const finishText = finishes.length > 0 && translate('tariffDrafts.finishes', { smart_count: finishes.length });
    return [productName(sku), size, `× ${quantity}`, finishText].filter(Boolean).join(' ');
  };
  return {
    items: ({ sample: { items, priceList } }: Sample) =>
      [...items.map(itemText), ...(priceList === 'reseller' ? [translate('labels.role.reseller')] : [])].join(' · '),
    terms: ({ sample: { country, shippingMethod, currency } }: Sample) =>
      [
        currency,
        countryName(country),
        translate(`labels.shippingMethod.${shippingMethod}`, { _: String(shippingMethod) }),
      ].join(' · '),
    total: ({ sample: { currency }, ...results }: Sample, side: 'before' | 'after') => {
      const { total, error = '–' } = results[side];
      return total === undefined ? error : money({ currency, amount: total });
    },
    difference: ({ sample: { currency }, before, difference }: Sample) => {
      if (difference === null) return '–';
      if (difference === 0 || !before.total) return money({ currency, amount: difference });
      const sign = difference > 0 ? '+' : '';
      return `${sign}${money({ currency, amount: difference })} (${percent.format(difference / before.total)})`;
    },
  };
}
