import Box from '@mui/material/Box';
import { NumberInput, required, useTranslate } from 'react-admin';
import { FieldGroup } from '../tariff/fields/FieldGroup';

const REQUIRED = required();

/** The first and the last business day of a delivery, to major areas and to others. */
export function DeliveryDaysInputs() {
  const translate = useTranslate();
  return (['majorDays', 'otherDays'] as const).map((field) => (
    <FieldGroup key={field} title={translate(`shippingMethods.${field}`)}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, maxWidth: 320 }}>
        {(['first', 'last'] as const).map((end) => (
          <NumberInput
            key={end}
            source={`${field}.${end}`}
            label={`shippingMethods.${end}`}
            helperText={false}
            min={0}
            max={365}
            step={1}
            validate={REQUIRED}
          />
        ))}
      </Box>
    </FieldGroup>
  ));
}
