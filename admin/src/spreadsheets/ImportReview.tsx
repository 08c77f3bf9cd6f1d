import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { errorText } from '../api/error-texts';
import { EmptyState } from '../ui/EmptyState';
import { ErrorAlert } from '../ui/ErrorAlert';
import { Section } from '../ui/Section';
import { ApplyImportForm } from './ApplyImportForm';
import type { ReviewedFile } from './catalogue-import';
import { CellTable } from './CellTable';

const DIFFERENCE_COLUMNS = ['cell', 'row', 'column', 'before', 'after'] as const;

/** The differences and errors of a spreadsheet, cell by cell, and the form to apply it if it has no errors. */
export function ImportReview(reviewed: ReviewedFile) {
  const translate = useTranslate();
  const { differences, differenceCount, faults, faultCount, editCount, additionCount, outdated } = reviewed.review;
  const cellText = (value: string | number | boolean | null) =>
    typeof value === 'boolean' ? translate(`spreadsheets.${value ? 'yes' : 'no'}`) : String(value ?? '');
  return (
    <>
      {outdated && <ErrorAlert message="spreadsheets.outdated" severity="warning" />}
      {faultCount > 0 && (
        <Section title={translate('spreadsheets.errors', { smart_count: faultCount })}>
          <CellTable
            columns={(['cell', 'rowOrColumn', 'error'] as const).map((name) => translate(`spreadsheets.${name}`))}
            rows={faults.map(({ sheet, cell, subject, code, message }) => [
              formatCell(sheet, cell),
              subject,
              errorText(code, message),
            ])}
          />
          <ShownCount shown={faults.length} count={faultCount} />
        </Section>
      )}
      <Section title={translate('spreadsheets.differences', { smart_count: differenceCount })}>
        {differenceCount === 0 ? (
          <EmptyState>{translate('spreadsheets.noDifferences')}</EmptyState>
        ) : (
          <CellTable
            columns={DIFFERENCE_COLUMNS.map((name) => translate(`spreadsheets.${name}`))}
            rows={differences.map(({ sheet, cell, subject, column, before, after }) => [
              formatCell(sheet, cell),
              subject,
              column ?? translate('spreadsheets.rowRemoved'),
              cellText(before),
              cellText(after),
            ])}
          />
        )}
        <ShownCount shown={differences.length} count={differenceCount} />
      </Section>
      {faultCount === 0 && editCount > 0 && (
        <ErrorAlert message={translate('spreadsheets.immediateEdits', { smart_count: editCount })} severity="info" />
      )}
      {faultCount === 0 && additionCount > 0 && (
        <ErrorAlert
          message={translate('spreadsheets.immediateAdditions', { smart_count: additionCount })}
          severity="info"
        />
      )}
      {faultCount === 0 && differenceCount > 0 && <ApplyImportForm {...reviewed} />}
    </>
  );
}

/** `texts!G12`, or the sheet for a difference of the whole sheet. */
function formatCell(sheet: string, cell: string | null): string {
  return cell === null ? sheet : `${sheet}!${cell}`;
}

function ShownCount({ shown, count }: { shown: number; count: number }) {
  const translate = useTranslate();
  if (shown === count) return null;
  return <Box sx={{ pt: 1, color: 'text.secondary' }}>{translate('spreadsheets.shown', { shown, count })}</Box>;
}
