import Alert, { type AlertProps } from '@mui/material/Alert';
import { useTranslate } from 'react-admin';

interface ErrorAlertProps {
  /** A text or a translation key; nothing is shown for an empty one. */
  message: string;
  severity?: AlertProps['severity'];
  sx?: AlertProps['sx'];
}

export function ErrorAlert({ message, severity = 'error', sx }: ErrorAlertProps) {
  const translate = useTranslate();
  if (!message) return null;
  return (
    <Alert severity={severity} variant="outlined" sx={sx}>
      {translate(message, { _: message })}
    </Alert>
  );
}
