import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useInput, useTranslate } from 'react-admin';

/** That a rate far from the one before is no slip. */
export function ConfirmJump() {
  const translate = useTranslate();
  const { field } = useInput({ source: 'confirmJump', defaultValue: false });
  // Not all of the field: of a box that has a value react-admin reads that value, and never whether it is ticked.
  const box = (
    <Checkbox
      name={field.name}
      slotProps={{ input: { ref: field.ref } }}
      checked={field.value === true}
      onBlur={field.onBlur}
      onChange={(_, checked) => field.onChange(checked)}
    />
  );
  return <FormControlLabel label={translate('currencies.confirmJump')} control={box} sx={{ mt: 1 }} />;
}
