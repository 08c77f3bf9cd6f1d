import type { QuoteView } from '@shop/contract';
import { localizeExpression } from '@shop/pricing';
import type { Block, Field, PdfDocument, Row } from '../../pdf/public';
import type { DocumentLine, Seller } from '../document-data';
import type { DocumentTexts } from '../document-texts';
import { documentFrame, itemTable, orderTotals, sellerBlocks } from './common';

/** The data of a quote document: the quote, its lines and the steps of its calculation. */
export interface QuoteData {
  seller: Seller;
  at: Date;
  /** Absent for the quote of a cart. */
  orderId?: string;
  fields: readonly Field[];
  /** Short validity note below the heading. */
  status: string;
  /** Sentence about the quote's validity. */
  validity: string;
  /** Sentence about the exchange rate. */
  rate: string;
  lines: DocumentLine[];
  quote: QuoteView;
  /** Decimal places of the quote's currency. */
  digits: number;
  finishName: (code: string) => string;
}

const MM2_PER_M2 = 1_000_000;

export function layOutQuote(data: QuoteData, texts: DocumentTexts): PdfDocument {
  const { seller, at, orderId, fields, status, validity, rate, lines, quote, digits } = data;
  const { t, formatAmount } = texts;
  const { currency } = quote.adjusted;
  const factoryPrice = { name: t('total.exw'), value: `CNY ${formatAmount(quote.original.product, 2)}` };
  return {
    ...documentFrame(texts, seller, { heading: t('quote'), number: orderId, createdAt: at, status }),
    blocks: [
      { kind: 'columns', columns: [sellerBlocks(seller, t), [{ kind: 'fields', fields }]] },
      { kind: 'space', height: 18 },
      { kind: 'text', style: 'heading', text: t('quote.original') },
      { kind: 'space', height: 4 },
      itemTable({ lines, currency, digits }, texts),
      { kind: 'totals', totals: [factoryPrice] },
      { kind: 'space', height: 12 },
      { kind: 'text', style: 'heading', text: t('quote.adjusted', { currency }) },
      { kind: 'totals', totals: orderTotals(quote.adjusted, { currency, digits }, texts) },
      { kind: 'space', height: 14 },
      { kind: 'text', text: validity },
      { kind: 'space', height: 4 },
      { kind: 'text', style: 'small', text: rate },
      ...formulaBlocks(data, texts),
    ],
  };
}

function formulaBlocks({ quote, digits, finishName }: QuoteData, texts: DocumentTexts): Block[] {
  const { t } = texts;
  if (quote.formula.length === 0) return [];
  return [
    { kind: 'space', height: 18 },
    { kind: 'text', style: 'heading', text: t('formula.title') },
    { kind: 'text', style: 'small', text: t('formula.note') },
    { kind: 'space', height: 6 },
    {
      kind: 'table',
      columns: [
        { title: t('column.step'), width: 148 },
        { title: t('column.calculation') },
        { title: t('column.result'), width: 84, isNumeric: true },
      ],
      rows: quote.formula.map((step): Row => ({
        cells: [
          formatStepName(step, finishName, texts),
          { text: '', details: [formatExpression(step.expression, texts.language)] },
          formatResult(step, digits, texts),
        ],
        isBold: ['line', 'subtotal', 'total'].includes(step.label),
      })),
    },
  ];
}

type Step = QuoteView['formula'][number];

function formatStepName(
  { label, line }: Step,
  finishName: QuoteData['finishName'],
  { t, findText }: DocumentTexts,
): string {
  const isFinish = label.startsWith('finish.');
  const step = isFinish ? finishName(label.slice('finish.'.length)) : (findText(`step.${label}`) ?? label);
  return line === undefined ? step : t('formula.line', { line: String(line + 1), step });
}

function formatResult({ label, amount, currency }: Step, digits: number, texts: DocumentTexts): string {
  if (currency) return texts.formatMoney(amount, currency === 'CNY' ? 2 : digits, currency);
  if (label === 'area') return `${texts.formatNumber(amount / MM2_PER_M2)} m²`;
  return label === 'parcels' ? texts.formatNumber(amount) : `${texts.formatNumber(amount)} g`;
}

/** Numbers as the language writes them, and no ceiling brackets, which the fonts do not contain. */
function formatExpression(expression: string, language: string): string {
  return localizeExpression(expression, language).replaceAll('⌈', '↑(').replaceAll('⌉', ')');
}
