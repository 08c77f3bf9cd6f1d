import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { TariffSampleView } from '@shop/contract';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';

type Field = 'sku' | 'variant' | 'width' | 'length' | 'quantity' | 'currency' | 'country' | 'shippingMethod';
type Typed = Record<Field, string>;

const START: Typed = {
  sku: '',
  variant: '',
  width: '',
  length: '',
  quantity: '1',
  currency: 'USD',
  country: 'US',
  shippingMethod: '0',
};
const METHODS = ['0', '1', '2', '3'];
const METRE = 3;
const PREPAID = 3;

/** One more question to both tariffs. What cannot be priced is said in the answer. */
export function OwnSample({ onAsk }: { onAsk: (sample: TariffSampleView) => void }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState(START);
  const field = (name: Field, more: object = {}) => (
    <TextField
      key={name}
      label={translate(`drafts.own.${name}`)}
      value={typed[name]}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
      margin="none"
      autoComplete="off"
      {...more}
    />
  );
  if (!open) {
    return (
      <Button size="small" onClick={() => setOpen(true)} sx={{ mt: 1 }}>
        {translate('drafts.own.open')}
      </Button>
    );
  }
  return (
    <Box
      component="form"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onAsk(sampleOf(typed));
      }}
      sx={{ mt: 2, display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))', gap: 1.5 }}
    >
      {(['sku', 'variant', 'width', 'length', 'quantity', 'currency', 'country'] as const).map((name) => field(name))}
      {field('shippingMethod', {
        select: true,
        children: METHODS.map((method) => (
          <MenuItem key={method} value={method}>
            {translate(`terms.shipping.${method}`)}
          </MenuItem>
        )),
      })}
      <Button type="submit" variant="outlined" disabled={typed.sku.trim() === ''}>
        {translate('drafts.own.ask')}
      </Button>
    </Box>
  );
}

/** By its variant where one is named, else by its size in metres. */
function sampleOf({
  sku,
  variant,
  width,
  length,
  quantity,
  currency,
  country,
  shippingMethod,
}: Typed): TariffSampleView {
  const by = variant.trim() ? { variant: variant.trim() } : { width: width.trim(), length: length.trim(), unit: METRE };
  const item = { sku: sku.trim(), ...by, quantity: Number(quantity), artwork: 'custom' as const, finishes: [] };
  const code = currency.trim().toUpperCase();
  return {
    priceList: 'retail',
    items: [item],
    currency: code,
    country: country.trim().toUpperCase(),
    shippingMethod: Number(shippingMethod),
    paymentMethod: code === 'CNY' ? PREPAID : 0,
  };
}
