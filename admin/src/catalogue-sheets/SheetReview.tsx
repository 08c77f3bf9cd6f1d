import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { NothingHere } from '../ui/NothingHere';
import { Section } from '../ui/Section';
import { DraftOfIt } from './DraftOfIt';
import type { Reviewed } from './reviewed';
import { SheetTable } from './SheetTable';

/** What a file changes and what is wrong with it, cell by cell; without a fault, the way on. */
export function SheetReview({ file, review }: Reviewed) {
  const translate = useTranslate();
  const { differences, differenceCount, faults, faultCount, editCount, outdated } = review;
  const value = (cell: string | number | boolean | null) =>
    typeof cell === 'boolean' ? translate(`sheets.${cell ? 'yes' : 'no'}`) : String(cell ?? '');
  return (
    <>
      {outdated && (
        <Alert severity="warning" variant="outlined">
          {translate('sheets.outdated')}
        </Alert>
      )}
      {faultCount > 0 && (
        <Section title={translate('sheets.faults', { smart_count: faultCount })}>
          <SheetTable
            head={[translate('sheets.cell'), translate('sheets.what'), translate('sheets.why')]}
            rows={faults.map(({ sheet, cell, subject, message }) => [placeOf(sheet, cell), subject, message])}
          />
          <Shown shown={faults.length} count={faultCount} />
        </Section>
      )}
      <Section title={translate('sheets.differences', { smart_count: differenceCount })}>
        {differenceCount === 0 ? (
          <NothingHere>{translate('sheets.same')}</NothingHere>
        ) : (
          <SheetTable
            head={(['cell', 'row', 'column', 'before', 'after'] as const).map((name) => translate(`sheets.${name}`))}
            rows={differences.map(({ sheet, cell, subject, column, before, after }) => [
              placeOf(sheet, cell),
              subject,
              column ?? translate('sheets.takenAway'),
              value(before),
              value(after),
            ])}
          />
        )}
        <Shown shown={differences.length} count={differenceCount} />
      </Section>
      {faultCount === 0 && editCount > 0 && (
        <Alert severity="info" variant="outlined">
          {translate('sheets.editsAtOnce', { smart_count: editCount })}
        </Alert>
      )}
      {faultCount === 0 && differenceCount > 0 && <DraftOfIt file={file} review={review} />}
    </>
  );
}

const placeOf = (sheet: string, cell: string | null): string => (cell === null ? sheet : `${sheet}!${cell}`);

function Shown({ shown, count }: { shown: number; count: number }) {
  const translate = useTranslate();
  if (shown === count) return null;
  return <Box sx={{ pt: 1, color: 'text.secondary' }}>{translate('sheets.shown', { shown, count })}</Box>;
}
