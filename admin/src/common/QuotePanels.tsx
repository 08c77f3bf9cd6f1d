import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminOrderView } from '@shop/contract';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { DescriptionList, type DescriptionItem } from '../ui/DescriptionList';
import { useFormat } from '../i18n/useFormat';

type Quote = AdminOrderView['quote'];
type PricedQuote<Part extends 'original' | 'adjusted'> = Required<Pick<Quote, Part>>;

/**
 * The original quote at factory prices in CNY, and the adjusted quote in the customer's currency, if the user's role sees
 * prices; weight and parcels.
 */
export function QuotePanels({ quote }: { quote: Quote }) {
  const translate = useTranslate();
  const { number, kilograms } = useFormat();
  const { weight, bulk, original, adjusted } = quote;
  const parcels = [
    { name: translate('orders.quote.weight'), value: kilograms(weight.chargeableGrams) },
    { name: translate('orders.quote.parcels'), value: number(weight.parcels) },
  ];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {original && <OriginalPanel original={original} />}
      {adjusted && <AdjustedPanel adjusted={adjusted} />}
      <DescriptionList numeric items={parcels} />
      {bulk && (
        <Alert severity="info" variant="outlined">
          {translate('orders.quote.bulk')}
        </Alert>
      )}
    </Box>
  );
}

function OriginalPanel(quote: PricedQuote<'original'>) {
  const translate = useTranslate();
  return (
    <Panel title={translate('orders.quote.original')}>
      <DescriptionList numeric items={useOriginalItems(quote)} />
    </Panel>
  );
}

function AdjustedPanel(quote: PricedQuote<'adjusted'>) {
  const translate = useTranslate();
  return (
    <Panel title={translate('orders.quote.adjusted', { currency: quote.adjusted.currency })}>
      <DescriptionList numeric items={useAdjustedItems(quote)} />
    </Panel>
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

function useOriginalItems({ original }: PricedQuote<'original'>): DescriptionItem[] {
  const translate = useTranslate();
  const { money } = useFormat();
  const cny = (amount: number) => money({ currency: 'CNY', amount });
  return [
    ...original.lines.map(({ line }, index) => ({
      name: translate('orders.quote.line', { number: index + 1 }),
      value: cny(line),
    })),
    { name: translate('orders.quote.product'), value: cny(original.product), strong: true },
  ];
}

function useAdjustedItems({ adjusted }: PricedQuote<'adjusted'>): DescriptionItem[] {
  const translate = useTranslate();
  const { money } = useFormat();
  const { currency, lines, product, discount, shippingFirst, shippingNext, subtotal } = adjusted;
  const { exchangeFee, remittanceFee, total } = adjusted;
  const row = (name: string, amount: number, strong = false) => ({
    name: translate(`orders.quote.${name}`),
    value: money({ currency, amount }),
    strong,
  });
  return [
    ...lines.map((amount, index) => ({
      name: translate('orders.quote.line', { number: index + 1 }),
      value: money({ currency, amount }),
    })),
    row('product', product),
    ...(discount === undefined ? [] : [row('discount', -discount)]),
    row('shippingFirst', shippingFirst),
    row('shippingNext', shippingNext),
    row('subtotal', subtotal),
    row('exchangeFee', exchangeFee),
    row('remittanceFee', remittanceFee),
    row('total', total, true),
  ];
}
