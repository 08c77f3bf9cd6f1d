import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useInput, useTranslate } from 'react-admin';

/** That a rate far from the one before is no slip. */
export function ConfirmJump() {
  const translate = useTranslate();
  const { field } = useInput({ source: 'confirmJump', defaultValue: false });
  const box = <Checkbox {...field} checked={field.value === true} />;
  return <FormControlLabel label={translate('currencies.confirmJump')} control={box} sx={{ mt: 1 }} />;
}
