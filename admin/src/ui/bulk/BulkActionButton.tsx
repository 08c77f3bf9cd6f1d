import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { BulkActionDialog, type BulkAction } from './BulkActionDialog';
import { MAX_BULK_RECORDS } from './run-bulk';

interface BulkActionButtonProps<R extends RaRecord> extends BulkAction<R>, Pick<ButtonProps, 'color'> {}

/** Opens the dialog of an action for the selected records of the page. */
export function BulkActionButton<R extends RaRecord>({ color = 'primary', ...action }: BulkActionButtonProps<R>) {
  const translate = useTranslate();
  const { data = [], selectedIds } = useListContext<R>();
  const [records, setRecords] = useState<readonly R[]>([]);
  return (
    <>
      <Button
        variant="outlined"
        color={color}
        onClick={() => setRecords(data.filter(({ id }) => selectedIds.includes(id)).slice(0, MAX_BULK_RECORDS))}
      >
        {translate(action.label)}
      </Button>
      {records.length > 0 && <BulkActionDialog<R> {...action} records={records} onClose={() => setRecords([])} />}
    </>
  );
}
