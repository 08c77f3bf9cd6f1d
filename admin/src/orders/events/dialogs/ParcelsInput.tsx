import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { required, TextInput, useSimpleFormIteratorItem, useTranslate, type Validator } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { NamedItem } from '../../../common/useItemNames';
import { AddRowButton, RowsInput } from '../../../ui/RowsInput';
import { lengthError, nextParcel, quantityError, weightError, type ParcelValues } from './parcel-form';

const MAX_PARCELS = 100;

/** Weight, size and contents of each parcel; the first one holds all that is left. */
export function ParcelsInput({ items }: { items: readonly NamedItem[] }) {
  const parcels: ParcelValues[] = useWatch({ name: 'parcels' }) ?? [];
  const shippable = items.map(({ item }) => item);
  return (
    <Box sx={{ display: 'grid', gap: 2, my: 1.5 }}>
      <RowsInput source="parcels" renderRow={(index) => <ParcelInput number={index + 1} items={items} />}>
        <AddRowButton label="events.shipped.parcel.add" row={nextParcel(shippable, parcels)} maxRows={MAX_PARCELS} />
      </RowsInput>
    </Box>
  );
}

function ParcelInput({ number, items }: { number: number; items: readonly NamedItem[] }) {
  const translate = useTranslate();
  const { remove } = useSimpleFormIteratorItem();
  const title = translate('events.shipped.parcel.title', { number });
  return (
    <Box
      component="fieldset"
      sx={{ border: 0, borderTop: 1, borderColor: 'divider', m: 0, p: 0, pt: 1.5, minWidth: 0 }}
    >
      <Box component="legend" sx={{ typography: 'body2', fontWeight: 600, p: 0, pr: 1 }}>
        {title}
      </Box>
      <Box sx={FIELDS}>
        <NumberField source="weight" label="events.shipped.parcel.weight" validate={WEIGHT} />
        <NumberField source="length" label="events.shipped.parcel.length" validate={LENGTH} />
        <NumberField source="width" label="events.shipped.parcel.width" validate={LENGTH} />
        <NumberField source="height" label="events.shipped.parcel.height" validate={LENGTH} />
      </Box>
      <Box sx={{ ...FIELDS, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))', mt: 1.5 }}>
        {items.map(({ item: { sid, unshipped }, name }) => (
          <NumberField
            key={sid}
            source={`quantities.${sid}`}
            label={translate('events.shipped.parcel.pieces', { item: name, count: unshipped })}
            validate={(typed: unknown) => quantityError(typed, unshipped)}
          />
        ))}
      </Box>
      <Button size="small" color="inherit" onClick={() => remove()} sx={{ mt: 0.5 }}>
        {translate('events.shipped.parcel.remove', { number })}
      </Button>
    </Box>
  );
}

interface NumberFieldProps {
  source: string;
  label: string;
  validate: Validator | Validator[];
}

function NumberField(props: NumberFieldProps) {
  return (
    <TextInput
      {...props}
      helperText={false}
      margin="none"
      autoComplete="off"
      parse={(typed: string | null) => typed ?? ''}
      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 12 } }}
    />
  );
}

const FIELDS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(100px, 1fr))',
  gap: 1.5,
  alignItems: 'start',
};
const WEIGHT = [required(), weightError];
const LENGTH = [required(), lengthError];
