import type { Field, PdfDocument, Row } from '../../pdf/public';
import type { Seller } from '../document-data';
import type { DocumentTexts } from '../document-texts';
import { computeBalances, type Statement } from '../statement';
import { documentFrame } from './common';

/** Decimal places of CNY. */
const DIGITS = 2;

export function layOutStatement(
  statement: Statement,
  seller: Seller,
  createdAt: Date,
  texts: DocumentTexts,
): PdfDocument {
  const { t, formatMoney, formatDate, formatDay } = texts;
  const { email, from, to } = statement;
  const { received, spent, opening, closing } = computeBalances(statement);
  const money = (fen: number) => formatMoney(fen, DIGITS, 'CNY');
  const periodFields: Field[] = [
    { name: t('field.account'), value: email },
    { name: t('field.from'), value: formatDay(from) },
    { name: t('field.to'), value: formatDay(to) },
    { name: t('field.date'), value: formatDate(createdAt) },
  ];
  const balanceFields: Field[] = [
    { name: t('statement.opening'), value: money(opening) },
    { name: t('statement.received'), value: money(received) },
    { name: t('statement.spent'), value: money(spent) },
    { name: t('statement.closing'), value: money(closing) },
  ];
  return {
    ...documentFrame(texts, seller, { heading: t('statement'), number: `${from} – ${to}`, createdAt }),
    blocks: [
      {
        kind: 'columns',
        columns: [[{ kind: 'fields', fields: periodFields }], [{ kind: 'fields', fields: balanceFields }]],
      },
      { kind: 'space', height: 6 },
      { kind: 'text', style: 'small', text: t('statement.note') },
      { kind: 'space', height: 14 },
      {
        kind: 'table',
        columns: [
          { title: t('column.date'), width: 92 },
          { title: t('column.transaction') },
          { title: t('column.amount', { currency: 'CNY' }), width: 84, isNumeric: true },
          { title: t('column.balance'), width: 84, isNumeric: true },
        ],
        rows: statementRows(statement, texts),
      },
    ],
  };
}

function statementRows(statement: Statement, { t, formatAmount, formatDate }: DocumentTexts): Row[] {
  const { opening, closing, after } = computeBalances(statement);
  const amount = (fen: number) => formatAmount(fen, DIGITS);
  const transactionRow = (
    { type, postDate, memo, orderId, fen }: Statement['transactions'][number],
    index: number,
  ): Row => {
    const details = [
      ...(memo && memo !== orderId ? [memo] : []),
      ...(orderId ? [t('transaction.order', { order: orderId })] : []),
    ];
    const description = { text: t(`transaction.${type}`), details };
    return { cells: [formatDate(postDate), description, amount(fen), amount(after[index] ?? 0)] };
  };
  return [
    { cells: ['', t('statement.opening'), '', amount(opening)], isBold: true },
    ...statement.transactions.map(transactionRow),
    ...(statement.transactions.length === 0 ? [{ cells: ['', t('statement.none'), '', ''] }] : []),
    { cells: ['', t('statement.closing'), '', amount(closing)], isBold: true },
  ];
}
