import type { Row, Sheet } from '../../paper/public';
import type { Seller } from '../frozen';
import type { Phrases } from '../phrases';
import { balances, type Statement } from '../statement';
import { frame } from './parts';

const FEN = 2;

export function statementSheet(statement: Statement, seller: Seller, at: Date, phrases: Phrases): Sheet {
  const { say, amount, money, day, dayOf } = phrases;
  const { email, from, to, movements } = statement;
  const { received, spent, opening, closing, after } = balances(statement);
  const balanceRow = (name: string, fen: number): Row => ({ cells: ['', name, '', amount(fen, FEN)], strong: true });
  return {
    ...frame(phrases, seller, { kind: say('statement'), name: `${from} – ${to}`, at }),
    blocks: [
      {
        kind: 'columns',
        columns: [
          [
            {
              kind: 'facts',
              facts: [
                { name: say('fact.account'), value: email },
                { name: say('fact.from'), value: dayOf(from) },
                { name: say('fact.to'), value: dayOf(to) },
                { name: say('fact.date'), value: day(at) },
              ],
            },
          ],
          [
            {
              kind: 'facts',
              facts: [
                { name: say('statement.opening'), value: money(opening, FEN, 'CNY') },
                { name: say('statement.in'), value: money(received, FEN, 'CNY') },
                { name: say('statement.out'), value: money(spent, FEN, 'CNY') },
                { name: say('statement.closing'), value: money(closing, FEN, 'CNY') },
              ],
            },
          ],
        ],
      },
      { kind: 'gap', height: 6 },
      { kind: 'text', look: 'small', text: say('statement.words') },
      { kind: 'gap', height: 14 },
      {
        kind: 'table',
        columns: [
          { title: say('column.date'), width: 92 },
          { title: say('column.movement') },
          { title: say('column.amount', { currency: 'CNY' }), width: 84, figures: true },
          { title: say('column.balance'), width: 84, figures: true },
        ],
        rows: [
          balanceRow(say('statement.opening'), opening),
          ...movements.map(({ type, postDate, memo, orderId, fen }, place): Row => {
            const under = [
              ...(memo && memo !== orderId ? [memo] : []),
              ...(orderId ? [say('movement.order', { order: orderId })] : []),
            ];
            const what = { text: say(`movement.${type}`), under };
            return { cells: [day(postDate), what, amount(fen, FEN), amount(after[place] ?? 0, FEN)] };
          }),
          ...(movements.length === 0 ? [{ cells: ['', say('statement.none'), '', ''] }] : []),
          balanceRow(say('statement.closing'), closing),
        ],
      },
    ],
  };
}
