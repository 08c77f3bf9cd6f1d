import Button from '@mui/material/Button';
import { Link, useNotify, useTranslate } from 'react-admin';
import { useDeed } from '../ui/useDeed';
import { exportSheets, SHEETS } from './calls';

/** The catalogue as a file, and the way to bring one in. */
export function SheetButtons() {
  const translate = useTranslate();
  return (
    <>
      <ExportButton />
      <Button component={Link} to={SHEETS} variant="outlined">
        {translate('sheets.import')}
      </Button>
    </>
  );
}

export function ExportButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const { run, busy } = useDeed('sheets.exported', () => undefined);
  const save = () =>
    run(() =>
      exportSheets().catch((error: unknown) => {
        notify(error instanceof Error ? error.message : 'errors.unexpected', { type: 'error' });
        throw error;
      }),
    );
  return (
    <Button variant="outlined" disabled={busy} onClick={() => void save()}>
      {translate('sheets.export')}
    </Button>
  );
}
