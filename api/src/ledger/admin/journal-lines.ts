import type { LedgerEntryView } from '@shop/contract';
import { chartAccount, isAccountName, isLedgerAccount } from '@shop/ledger';

/** A line of a journal entry: all that its postings debit to an account, or credit to it, in one currency. */
export interface JournalLine {
  /** `sales`; `prepaid` for the account of any customer. */
  readonly account: string;
  readonly code: string;
  readonly chinese: string;
  readonly currency: string;
  readonly side: 'debit' | 'credit';
  /** In minor units, one for each posting. */
  readonly amounts: number[];
}

/**
 * The lines of an entry as accountants write them, debits first: a posting debits the account that it comes from and credits
 * the account that it goes to.
 */
export function toJournalLines(postings: LedgerEntryView['postings']): JournalLine[] {
  const lines = new Map<string, JournalLine>();
  for (const side of ['debit', 'credit'] as const)
    for (const { from, to, money } of postings) {
      const account = side === 'debit' ? from : to;
      const key = `${side} ${account} ${money.currency}`;
      const line = lines.get(key) ?? { ...findInChart(account), account, currency: money.currency, side, amounts: [] };
      line.amounts.push(money.amount);
      lines.set(key, line);
    }
  return [...lines.values()];
}

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

function findInChart(account: string): Pick<JournalLine, 'code' | 'chinese'> {
  if (!isAccountName(account) && !isLedgerAccount(account)) throw new Error(`not a ledger account: ${account}`);
  return chartAccount(account);
}
