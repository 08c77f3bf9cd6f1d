import type { ApiError } from '@shop/api-client';
import type { UnitCode } from '@shop/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../api/client';
import { useMutation } from '../api/useMutation';
import { isBlank, mergeResults, toText, type EditableRow, type SizeListCells } from './size-list-items';

export interface SizeListState {
  /** Null until a list has been read. */
  rows: readonly EditableRow[] | null;
  /** Whether the encoding of the file was guessed. */
  guessedEncoding: boolean;
  isPending: boolean;
  error: ApiError | null;
  read: (file: File) => void;
  change: (row: EditableRow, cells: Partial<SizeListCells>) => void;
  /** Reads the rows again after a change. */
  check: () => void;
  keep: (wanted: (row: EditableRow) => boolean) => void;
  clear: () => void;
}

/** Reads a size list on the server, and again whenever its cells were changed. */
export function useSizeList(unit: UnitCode): SizeListState {
  const [rows, setRows] = useState<readonly EditableRow[] | null>(null);
  const [guessedEncoding, setGuessedEncoding] = useState(false);
  /** Whether the focus left a changed row while an earlier reading was pending. */
  const [wantsCheck, setWantsCheck] = useState(false);
  const { mutate, isPending, error, reset } = useMutation((file: File) =>
    api.upload('Cart/ReadSizeList', { unit: String(unit) }, { field: 'file', files: [file] }),
  );

  async function read(file: File) {
    const result = await mutate(file);
    if (!result) return;
    setGuessedEncoding(result.guessedEncoding);
    setRows(result.rows.map((row) => ({ ...row, edited: false })));
  }

  async function check() {
    const sent = (rows ?? []).filter((row) => !isBlank(row));
    if (sent.length === 0) return clear();
    if (!sent.some(({ edited }) => edited)) return;
    if (isPending) return setWantsCheck(true);
    const result = await mutate(new File([toText(sent)], 'list.txt'));
    if (result) setRows((current) => current && mergeResults(current, sent, result.rows));
  }

  const checkAgain = useEffectEvent(() => void check());
  useEffect(() => {
    if (isPending || !wantsCheck) return;
    setWantsCheck(false);
    checkAgain();
  }, [isPending, wantsCheck]);

  function clear() {
    reset();
    setGuessedEncoding(false);
    setRows(null);
  }

  function keep(wanted: (row: EditableRow) => boolean) {
    const left = (rows ?? []).filter(wanted);
    if (left.length === 0) clear();
    else setRows(left);
  }

  return {
    rows,
    guessedEncoding,
    isPending,
    error,
    read: (file) => void read(file),
    change: (changed, cells) =>
      setRows(
        (rows ?? []).map((row) =>
          row === changed ? { ...row, cells: { ...row.cells, ...cells }, edited: true } : row,
        ),
      ),
    check: () => void check(),
    keep,
    clear,
  };
}
