import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { PAYPAL, PREPAID_ACCOUNT, SHIPPING_METHOD_CODES, type TariffSampleView, STANDARD_PARCEL } from '@shop/contract';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';

type Field = 'sku' | 'variant' | 'width' | 'length' | 'quantity' | 'currency' | 'country' | 'shippingMethod';
type Values = Record<Field, string>;

const DEFAULT_VALUES: Values = {
  sku: '',
  variant: '',
  width: '',
  length: '',
  quantity: '1',
  currency: 'USD',
  country: 'US',
  shippingMethod: String(STANDARD_PARCEL),
};
/** Unit code of metres. */
const METRE = 3;

/** Adds a custom order to the samples. If it cannot be priced, the preview shows the reason. */
export function CustomSampleForm({ onAdd }: { onAdd: (sample: TariffSampleView) => void }) {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const [values, setValues] = useState(DEFAULT_VALUES);
  const input = (field: Field, props: object = {}) => (
    <TextField
      key={field}
      label={translate(`tariffDrafts.customSample.${field}`)}
      value={values[field]}
      onChange={({ target }) => setValues({ ...values, [field]: target.value })}
      margin="none"
      autoComplete="off"
      {...props}
    />
  );
  if (!isOpen) {
    return (
      <Button size="small" onClick={() => setIsOpen(true)} sx={{ mt: 1 }}>
        {translate('tariffDrafts.customSample.open')}
      </Button>
    );
  }
  return (
    <Box
      component="form"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onAdd(toSample(values));
      }}
      sx={{ mt: 2, display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))', gap: 1.5 }}
    >
      {(['sku', 'variant', 'width', 'length', 'quantity', 'currency', 'country'] as const).map((field) => input(field))}
      {input('shippingMethod', {
        select: true,
        children: SHIPPING_METHOD_CODES.map((method) => (
          <MenuItem key={method} value={String(method)}>
            {translate(`labels.shippingMethod.${method}`)}
          </MenuItem>
        )),
      })}
      <Button type="submit" variant="outlined" disabled={values.sku.trim() === ''}>
        {translate('tariffDrafts.customSample.submit')}
      </Button>
    </Box>
  );
}

/** An order of one item, by its variant or by its size in metres. */
function toSample({
  sku,
  variant,
  width,
  length,
  quantity,
  currency,
  country,
  shippingMethod,
}: Values): TariffSampleView {
  const size = variant.trim()
    ? { variant: variant.trim() }
    : { width: width.trim(), length: length.trim(), unit: METRE };
  const item = { sku: sku.trim(), ...size, quantity: Number(quantity), artwork: 'custom' as const, finishes: [] };
  const code = currency.trim().toUpperCase();
  return {
    priceList: 'retail',
    items: [item],
    currency: code,
    country: country.trim().toUpperCase(),
    shippingMethod: Number(shippingMethod),
    paymentMethod: code === 'CNY' ? PREPAID_ACCOUNT : PAYPAL,
  };
}
