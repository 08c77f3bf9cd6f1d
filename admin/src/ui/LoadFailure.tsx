import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';

/** Why there is nothing to show. */
export function LoadFailure({ error }: { error: { message: string } }) {
  const translate = useTranslate();
  return (
    <Alert severity="error" variant="outlined" sx={{ mt: 3 }}>
      {translate(error.message, { _: error.message })}
    </Alert>
  );
}
