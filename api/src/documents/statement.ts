import { dayInChina } from '@shop/order-flow';
import { formatDecimal, toCsv } from '../common/public';
import type { StatementTransaction } from '../ledger/public';
import type { DocumentTexts } from './document-texts';

/** A prepaid account's transactions in a period. `from` and `to` are whole days in China, `YYYY-MM-DD`. Amounts are fen. */
export interface Statement {
  email: string;
  from: string;
  to: string;
  opening: number;
  transactions: readonly StatementTransaction[];
}

/** The totals of a statement in fen; `after` is the balance after each transaction. */
export function computeBalances({ opening, transactions }: Statement) {
  let closing = opening;
  const after = transactions.map(({ fen }) => (closing += fen));
  const sum = (some: readonly StatementTransaction[]) => some.reduce((total, { fen }) => total + fen, 0);
  return {
    opening,
    closing,
    after,
    received: sum(transactions.filter(({ fen }) => fen > 0)),
    spent: sum(transactions.filter(({ fen }) => fen < 0)),
  };
}

/** A statement as CSV for spreadsheets. Amounts are plain decimals in CNY. */
export function statementCsv(statement: Statement, { t }: DocumentTexts): string {
  const { opening, closing, after } = computeBalances(statement);
  const rows = statement.transactions.map(({ type, postDate, memo, orderId, fen }, index) => [
    dayInChina(postDate),
    t(`transaction.${type}`),
    toTextCell(memo),
    orderId ?? '',
    formatDecimal(fen, 2),
    formatDecimal(after[index] ?? 0, 2),
  ]);
  return toCsv([
    ['date', 'type', 'memo', 'order', 'amount', 'balance'].map((column) => formatHeading(column, t)),
    [statement.from, t('statement.opening'), '', '', '', formatDecimal(opening, 2)],
    ...rows,
    [statement.to, t('statement.closing'), '', '', '', formatDecimal(closing, 2)],
  ]);
}

function formatHeading(column: string, t: DocumentTexts['t']): string {
  if (column === 'amount') return t('column.amount', { currency: 'CNY' });
  return t(column === 'order' ? 'field.order' : `column.${column}`);
}

/** Marks a memo that looks like a negative number as text. */
function toTextCell(text: string): string {
  return /^\s*-/.test(text) ? `'${text}` : text;
}
