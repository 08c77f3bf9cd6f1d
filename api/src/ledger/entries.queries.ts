import { deposit, type Entry, isPrepaid } from '@shop/ledger';
import { isUuid, type Tx } from '../kernel/public';

interface PostingRow {
  to_account: string;
  amount: string;
}

/** A deposit as it was booked, with whose account it reached; null for an entry that is none. */
export async function depositOf(tx: Tx, entryId: string): Promise<(Entry & { accountId: string; fen: number }) | null> {
  if (!isUuid(entryId)) return null;
  const [row]: PostingRow[] = await tx.query(
    `select p.to_account, p.amount from ledger_entry e join ledger_posting p on p.entry_id = e.id
     where e.id = $1 and e.kind = 'deposit'`,
    [entryId],
  );
  if (!row || !isPrepaid(row.to_account)) return null;
  const accountId = row.to_account.slice('prepaid:'.length);
  return { ...deposit(accountId, Number(row.amount)), accountId, fen: Number(row.amount) };
}
