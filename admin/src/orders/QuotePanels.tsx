import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { QuoteView } from '@shop/contract';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Facts, type Fact } from '../ui/Facts';
import { useReading } from '../ui/reading';

/** Both panels as the customer saw them: the factory's price in CNY, and what it came to in the customer's currency. */
export function QuotePanels({ quote }: { quote: QuoteView }) {
  const translate = useTranslate();
  const { number, kilograms } = useReading();
  const { weight, bulk, adjusted } = quote;
  const parcels = [
    { name: translate('orders.quote.weight'), value: kilograms(weight.chargeableGrams) },
    { name: translate('orders.quote.parcels'), value: number(weight.parcels) },
  ];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Panel title={translate('orders.quote.original')}>
        <Facts figures facts={useOriginal(quote)} />
      </Panel>
      <Panel title={translate('orders.quote.adjusted', { currency: adjusted.currency })}>
        <Facts figures facts={useAdjusted(quote)} />
      </Panel>
      <Facts figures facts={parcels} />
      {bulk && (
        <Alert severity="info" variant="outlined">
          {translate('orders.quote.bulk')}
        </Alert>
      )}
    </Box>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Typography
        component="h3"
        variant="caption"
        sx={{ color: 'text.secondary', display: 'block', borderBottom: 1, borderColor: 'divider', pb: 0.5, mb: 0.75 }}
      >
        {title}
      </Typography>
      {children}
    </div>
  );
}

function useOriginal({ original }: QuoteView): Fact[] {
  const translate = useTranslate();
  const { money } = useReading();
  const fen = (amount: number) => money({ currency: 'CNY', amount });
  return [
    ...original.lines.map(({ line }, place) => ({
      name: translate('orders.quote.line', { number: place + 1 }),
      value: fen(line),
    })),
    { name: translate('orders.quote.product'), value: fen(original.product), strong: true },
  ];
}

function useAdjusted({ adjusted }: QuoteView): Fact[] {
  const translate = useTranslate();
  const { money } = useReading();
  const { currency, lines, product, discount, shippingFirst, shippingNext, subtotal } = adjusted;
  const { exchangeFee, remittanceFee, total } = adjusted;
  const row = (name: string, amount: number, strong = false) => ({
    name: translate(`orders.quote.${name}`),
    value: money({ currency, amount }),
    strong,
  });
  return [
    ...lines.map((amount, place) => ({
      name: translate('orders.quote.line', { number: place + 1 }),
      value: money({ currency, amount }),
    })),
    row('product', product),
    ...(discount === undefined ? [] : [row('discount', -discount)]),
    row('first', shippingFirst),
    row('next', shippingNext),
    row('subtotal', subtotal),
    row('exchange', exchangeFee),
    row('remittance', remittanceFee),
    row('total', total, true),
  ];
}
