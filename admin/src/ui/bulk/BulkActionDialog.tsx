import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import { type ReactNode, useState } from 'react';
import { type RaRecord, useListContext, useLogoutIfAccessDenied, useRefresh, useTranslate } from 'react-admin';
import { toErrorMessage } from '../../api/api-error';
import { CancelButton, FormDialogFrame } from '../FormDialog';
import { type BulkResult, runBulk } from './run-bulk';

/** An action that is carried out for one record after another. */
export interface BulkAction<R extends RaRecord> {
  /** Translation key of the button. */
  label: string;
  /** What the record is called in the list of results. */
  nameOf: (record: R) => string;
  /** The command of the single action. */
  command: (record: R, idempotencyKey: string) => Promise<unknown>;
  /** What the action does, in place of the usual sentence. */
  describe?: (records: readonly R[]) => string;
  /** Inputs that apply to all records. */
  inputs?: ReactNode;
  /** Whether the inputs are filled in. */
  isReady?: boolean;
}

interface BulkActionDialogProps<R extends RaRecord> extends BulkAction<R> {
  records: readonly R[];
  onClose: () => void;
}

/**
 * Confirms a bulk action, and says for each record what happened. Those that were not done stay selected. The list is
 * loaded again only when the dialog is closed: the dialog is unmounted once its records are no longer in the list.
 */
export function BulkActionDialog<R extends RaRecord>(props: BulkActionDialogProps<R>) {
  const { label, records, nameOf, command, describe, inputs, isReady = true, onClose } = props;
  const translate = useTranslate();
  const refresh = useRefresh();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const { selectedIds, onSelect } = useListContext<R>();
  const [results, setResults] = useState<readonly BulkResult<R>[] | null>(null);
  const isRunning = results !== null && results.length < records.length;
  const start = async () => {
    setResults([]);
    const finished = await runBulk(records, command, setResults);
    const lastError = finished.findLast(({ error }) => error !== null)?.error;
    if (lastError) await logoutIfAccessDenied(lastError);
  };
  const close = () => {
    onClose();
    if (!results) return;
    const done = results.filter(({ error }) => error === null).map(({ record }) => record.id);
    onSelect(selectedIds.filter((id) => !done.includes(id)));
    refresh();
  };
  return (
    <FormDialogFrame title={translate(label)} onClose={close} canClose={!isRunning}>
      <DialogContent>
        {results ? (
          <Results results={results} total={records.length} nameOf={nameOf} />
        ) : (
          <>
            <Box sx={{ mb: 1 }}>
              {describe?.(records) ?? translate('bulk.description', { smart_count: records.length })}
            </Box>
            {inputs}
            <NameList names={records.map(nameOf)} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        {results === null && <CancelButton onClick={close} />}
        <Button variant="contained" disabled={isRunning || !isReady} onClick={results ? close : () => void start()}>
          {translate(results ? 'ra.action.close' : label)}
        </Button>
      </DialogActions>
    </FormDialogFrame>
  );
}

interface ResultsProps<R> {
  results: readonly BulkResult<R>[];
  total: number;
  nameOf: (record: R) => string;
}

function Results<R>({ results, total, nameOf }: ResultsProps<R>) {
  const translate = useTranslate();
  const failed = results.filter(({ error }) => error !== null);
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1 }}>
      {results.length < total && (
        <LinearProgress variant="determinate" value={(results.length / total) * 100} aria-hidden />
      )}
      <div>{translate('bulk.done', { count: results.length - failed.length, total })}</div>
      {failed.length > 0 && (
        <>
          <div>{translate('bulk.failed')}</div>
          <NameList
            names={failed.map(({ record, error }) => {
              const message = toErrorMessage(error);
              return translate('common.labelled', { label: nameOf(record), value: translate(message, { _: message }) });
            })}
          />
        </>
      )}
    </Box>
  );
}

function NameList({ names }: { names: readonly string[] }) {
  return (
    <Box
      component="ul"
      sx={{ m: 0, pl: 2.5, maxHeight: 320, overflowY: 'auto', overflowWrap: 'anywhere' }}
      tabIndex={0}
    >
      {names.map((name, index) => (
        <li key={index}>{name}</li>
      ))}
    </Box>
  );
}
