import { dayInChina } from '@shop/order-flow';
import type { PeriodMovement } from '../ledger/public';
import type { Phrases } from './phrases';

/** A prepaid account's movements in a period: `from` and `to` are whole days where we work, `YYYY-MM-DD`. Amounts are fen. */
export interface Statement {
  email: string;
  from: string;
  to: string;
  opening: number;
  movements: readonly PeriodMovement[];
}

/** What a statement comes to; `after` is the balance after each movement. */
export function balances({ opening, movements }: Statement) {
  let closing = opening;
  const after = movements.map(({ fen }) => (closing += fen));
  const sum = (of: readonly PeriodMovement[]) => of.reduce((total, { fen }) => total + fen, 0);
  return {
    opening,
    closing,
    after,
    received: sum(movements.filter(({ fen }) => fen > 0)),
    spent: sum(movements.filter(({ fen }) => fen < 0)),
  };
}

/** By this mark Excel knows UTF-8; everything else that reads CSV passes over it. */
const BOM = '\ufeff';

/** As spreadsheets read it: amounts are plain decimals, and no text can be taken for a formula. */
export function statementCsv(statement: Statement, { say }: Phrases): string {
  const { opening, closing, after } = balances(statement);
  const head = ['date', 'type', 'memo', 'order', 'amount', 'balance'].map((column) => heading(column, say));
  const rows = statement.movements.map(({ type, postDate, memo, orderId, fen }, place) => [
    dayInChina(postDate),
    text(say(`movement.${type}`)),
    text(memo),
    text(orderId ?? ''),
    yuan(fen),
    yuan(after[place] ?? 0),
  ]);
  const table = [
    head,
    [statement.from, text(say('statement.opening')), '', '', '', yuan(opening)],
    ...rows,
    [statement.to, text(say('statement.closing')), '', '', '', yuan(closing)],
  ];
  return `${BOM}${table.map((cells) => cells.join(',')).join('\r\n')}\r\n`;
}

function heading(column: string, say: Phrases['say']): string {
  if (column === 'amount') return text(say('column.amount', { currency: 'CNY' }));
  return text(say(column === 'order' ? 'fact.order' : `column.${column}`));
}

/** What a spreadsheet would reckon with, also in the full width that some of them take for the same. */
const FORMULA = /^\s*[=+\-@＝＋－＠]/u;

function text(value: string): string {
  const shown = FORMULA.test(value) || /^[\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n;\t]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}

function yuan(fen: number): string {
  const digits = String(Math.abs(fen)).padStart(3, '0');
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
