import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { TariffPreviewView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useReading } from '../ui/reading';
import { useProductName } from './useSubjectName';

type Sample = TariffPreviewView['samples'][number];

export function SampleTable({ samples }: { samples: readonly Sample[] }) {
  const translate = useTranslate();
  const say = useSampleWords(samples);
  return (
    <Box sx={{ overflowX: 'auto', mx: -2 }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('drafts.sample')}</TableCell>
            <TableCell>{translate('drafts.terms')}</TableCell>
            {(['before', 'after', 'difference'] as const).map((name) => (
              <TableCell key={name} align="right">
                {translate(`drafts.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {samples.map((sample, place) => (
            <TableRow key={place}>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{say.what(sample)}</TableCell>
              <TableCell>{say.where(sample)}</TableCell>
              <TableCell align="right">{say.total(sample, 'before')}</TableCell>
              <TableCell align="right" sx={{ fontWeight: 600 }}>
                {say.total(sample, 'after')}
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {say.difference(sample)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

export function SampleCards({ samples }: { samples: readonly Sample[] }) {
  const say = useSampleWords(samples);
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {samples.map((sample, place) => (
        <Box
          component="li"
          key={place}
          sx={{ py: 1, borderTop: 1, borderColor: 'divider', typography: 'body2', fontVariantNumeric: 'tabular-nums' }}
        >
          <Box sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>{say.what(sample)}</Box>
          <Box sx={{ color: 'text.secondary' }}>{say.where(sample)}</Box>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <span>
              {say.total(sample, 'before')} → <b>{say.total(sample, 'after')}</b>
            </span>
            <span>{say.difference(sample)}</span>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** A sample as it is read: what, on which terms, at how much. */
function useSampleWords(samples: readonly Sample[]) {
  const translate = useTranslate();
  const { money, country, locale } = useReading();
  const productName = useProductName(samples.flatMap(({ sample }) => sample.items.map(({ sku }) => sku)));
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  return {
    what: ({ sample: { items, priceList } }: Sample) =>
      [
        ...items.map(({ sku, variant, width, length, unit, quantity, finishes }) => {
          const size = width ? translate(`terms.size.${unit}`, { width, length }) : variant;
          const finish = finishes.length > 0 && translate('drafts.finishes', { smart_count: finishes.length });
          return [productName(sku), size, `× ${quantity}`, finish].filter(Boolean).join(' ');
        }),
        ...(priceList === 'reseller' ? [translate('terms.role.reseller')] : []),
      ].join(' · '),
    where: ({ sample: { country: code, shippingMethod, currency } }: Sample) =>
      [currency, country(code), translate(`terms.shipping.${shippingMethod}`, { _: String(shippingMethod) })].join(
        ' · ',
      ),
    total: ({ sample: { currency }, ...answers }: Sample, side: 'before' | 'after') => {
      const { total, refusal = '–' } = answers[side];
      return total === undefined ? refusal : money({ currency, amount: total });
    },
    difference: ({ sample: { currency }, before, difference }: Sample) => {
      if (difference === null) return '–';
      if (difference === 0 || !before.total) return money({ currency, amount: difference });
      const sign = difference > 0 ? '+' : '';
      return `${sign}${money({ currency, amount: difference })} (${percent.format(difference / before.total)})`;
    },
  };
}
