import Button from '@mui/material/Button';
import { Link, useTranslate } from 'react-admin';
import { DownloadButton } from '../ui/DownloadButton';
import { SPREADSHEET_IMPORT_PATH } from './catalogue-import';

/** Exports the catalogue, or opens the import page. */
export function SpreadsheetButtons() {
  const translate = useTranslate();
  return (
    <>
      <ExportSpreadsheetButton />
      <Button component={Link} to={SPREADSHEET_IMPORT_PATH} variant="outlined">
        {translate('spreadsheets.import')}
      </Button>
    </>
  );
}

export function ExportSpreadsheetButton() {
  return (
    <DownloadButton
      call="admin/catalogue-export"
      query={{}}
      label="spreadsheets.export"
      successMessage="spreadsheets.exported"
    />
  );
}
