import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { defaultPaymentMethod, SHIPPING_METHOD_CODES, type TariffSampleView, STANDARD_PARCEL } from '@shop/contract';
import { useState } from 'react';
import { Form, required, SelectInput, TextInput, useTranslate } from 'react-admin';

const DEFAULT_VALUES = {
  sku: '',
  variant: '',
  width: '',
  length: '',
  quantity: '1',
  currency: 'USD',
  country: 'US',
  shippingMethod: STANDARD_PARCEL as number,
};
type Values = typeof DEFAULT_VALUES;

const TEXT_FIELDS = ['sku', 'variant', 'width', 'length', 'quantity', 'currency', 'country'] as const;
const REQUIRED = required();
/** Unit code of metres. */
const METRE = 3;
/** Prevents the draft from filling inputs of the same names. */
const EMPTY_RECORD = {};

/** Adds a custom order to the samples. If it cannot be priced, the preview shows the reason. */
export function CustomSampleForm({ onAdd }: { onAdd: (sample: TariffSampleView) => void }) {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button size="small" onClick={() => setIsOpen(true)} sx={{ mt: 1 }}>
        {translate('tariffDrafts.customSample.open')}
      </Button>
    );
  }
  return (
    <Form
      record={EMPTY_RECORD}
      defaultValues={DEFAULT_VALUES}
      onSubmit={(values: Record<string, unknown>) => onAdd(toSample(values as Values))}
      noValidate
      disableInvalidFormNotification
    >
      <Box sx={{ mt: 2, display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))', gap: 1.5 }}>
        {TEXT_FIELDS.map((field) => (
          <TextInput
            key={field}
            source={field}
            label={`tariffDrafts.customSample.${field}`}
            validate={field === 'sku' ? REQUIRED : undefined}
            parse={(text: string) => text}
            helperText={false}
            margin="none"
            autoComplete="off"
          />
        ))}
        <SelectInput
          source="shippingMethod"
          label="tariffDrafts.customSample.shippingMethod"
          choices={SHIPPING_METHOD_CODES.map((id) => ({ id, name: `labels.shippingMethod.${id}` }))}
          validate={REQUIRED}
          helperText={false}
          margin="none"
        />
        <Button type="submit" variant="outlined">
          {translate('tariffDrafts.customSample.submit')}
        </Button>
      </Box>
    </Form>
  );
}

/** An order of one item, by its variant or by its size in metres. */
function toSample(values: Values): TariffSampleView {
  const { sku, variant, width, length, quantity, shippingMethod } = values;
  const size = variant.trim()
    ? { variant: variant.trim() }
    : { width: width.trim(), length: length.trim(), unit: METRE };
  const currency = values.currency.trim().toUpperCase();
  return {
    priceList: 'retail',
    items: [{ sku: sku.trim(), ...size, quantity: Number(quantity), artwork: 'custom', finishes: [] }],
    currency,
    country: values.country.trim().toUpperCase(),
    shippingMethod,
    paymentMethod: defaultPaymentMethod(currency),
  };
}
