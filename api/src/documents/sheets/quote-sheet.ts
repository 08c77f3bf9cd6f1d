import type { QuoteView } from '@shop/contract';
import type { Block, Fact, Row, Sheet } from '../../paper/public';
import type { FrozenLine, Seller } from '../frozen';
import type { Phrases } from '../phrases';
import { frame, itemTable, sumsOf } from './parts';

/** A quote with all it was reckoned from. */
export interface QuotePaper {
  seller: Seller;
  at: Date;
  /** Of the order it belongs to. */
  orderId?: string;
  facts: readonly Fact[];
  /** Beside the title, and in a sentence: for how long it holds. */
  standing: string;
  validity: string;
  rate: string;
  lines: FrozenLine[];
  quote: QuoteView;
  digits: number;
  finish: (code: string) => string;
}

const MM2_IN_M2 = 1_000_000;

export function quoteSheet(paper: QuotePaper, phrases: Phrases): Sheet {
  const { seller, at, orderId, facts, standing, validity, rate, lines, quote, digits } = paper;
  const { say, amount } = phrases;
  const { currency } = quote.adjusted;
  const exw = { name: say('sum.exw'), value: `CNY ${amount(quote.original.product, 2)}` };
  return {
    ...frame(phrases, seller, { kind: say('quote'), name: orderId, at, standing }),
    blocks: [
      {
        kind: 'columns',
        columns: [
          [
            { kind: 'text', look: 'label', text: say('seller') },
            { kind: 'text', look: 'strong', text: seller.name },
            { kind: 'text', text: seller.address.join('\n') },
          ],
          [{ kind: 'facts', facts }],
        ],
      },
      { kind: 'gap', height: 18 },
      { kind: 'text', look: 'heading', text: say('quote.original') },
      { kind: 'gap', height: 4 },
      itemTable({ lines, currency, digits }, phrases),
      { kind: 'sums', sums: [exw] },
      { kind: 'gap', height: 12 },
      { kind: 'text', look: 'heading', text: say('quote.adjusted', { currency }) },
      { kind: 'sums', sums: sumsOf(quote.adjusted, { currency, digits }, phrases) },
      { kind: 'gap', height: 14 },
      { kind: 'text', text: validity },
      { kind: 'gap', height: 4 },
      { kind: 'text', look: 'small', text: rate },
      ...formulaBlocks(paper, phrases),
    ],
  };
}

function formulaBlocks({ quote, digits, finish }: QuotePaper, phrases: Phrases): Block[] {
  const { say } = phrases;
  if (quote.formula.length === 0) return [];
  return [
    { kind: 'gap', height: 18 },
    { kind: 'text', look: 'heading', text: say('formula.title') },
    { kind: 'text', look: 'small', text: say('formula.words') },
    { kind: 'gap', height: 6 },
    {
      kind: 'table',
      columns: [
        { title: say('column.step'), width: 148 },
        { title: say('column.calculation') },
        { title: say('column.result'), width: 84, figures: true },
      ],
      rows: quote.formula.map((step): Row => {
        const strong = ['line', 'subtotal', 'total'].includes(step.label);
        const cells = [stepName(step, finish, phrases), { text: '', under: [written(step.expression)] }];
        return { cells: [...cells, resultOf(step, digits, phrases)], ...(strong && { strong: true }) };
      }),
    },
  ];
}

type Step = QuoteView['formula'][number];

function stepName({ label, line }: Step, finish: (code: string) => string, { say, find }: Phrases): string {
  const step = label.startsWith('finish.') ? finish(label.slice('finish.'.length)) : (find(`step.${label}`) ?? label);
  return line === undefined ? step : say('formula.line', { line: String(line + 1), step });
}

function resultOf({ label, amount, currency }: Step, digits: number, phrases: Phrases): string {
  if (currency) return phrases.money(amount, currency === 'CNY' ? 2 : digits, currency);
  if (label === 'area') return `${phrases.number(amount / MM2_IN_M2)} m²`;
  return label === 'parcels' ? phrases.number(amount) : `${phrases.number(amount)} g`;
}

/** Its marks of rounding up are in no face. */
function written(expression: string): string {
  return expression.replaceAll('⌈', '↑(').replaceAll('⌉', ')');
}
