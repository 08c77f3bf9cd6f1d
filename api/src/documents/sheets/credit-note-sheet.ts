import type { Fact, Sheet } from '../../paper/public';
import type { FrozenCreditNote } from '../frozen';
import { phrasesIn } from '../phrases';
import { frame, parties } from './parts';

export function creditNoteSheet(note: FrozenCreditNote, { name, issuedAt }: { name: string; issuedAt: Date }): Sheet {
  const phrases = phrasesIn(note.language);
  const { say, day, money, amount: written } = phrases;
  const { seller, buyer, orderId, invoice, refundedAt, route, reason, amount, currency, digits } = note;
  const facts: Fact[] = [
    { name: say('fact.number'), value: name },
    { name: say('fact.date'), value: day(issuedAt) },
    { name: say('fact.invoice'), value: invoice.name },
    { name: say('fact.invoiceDate'), value: day(invoice.issuedAt) },
    { name: say('fact.order'), value: orderId },
    { name: say('fact.refundedOn'), value: day(refundedAt) },
    ...(route ? [{ name: say('fact.refundedBy'), value: say(`route.${route}`) }] : []),
  ];
  return {
    ...frame(phrases, seller, { kind: say('creditNote'), name, at: issuedAt }),
    blocks: [
      parties(phrases, seller, buyer, facts),
      { kind: 'gap', height: 22 },
      {
        kind: 'table',
        columns: [
          { title: say('column.item') },
          { title: say('column.amount', { currency }), width: 96, figures: true },
        ],
        rows: [
          {
            cells: [
              { text: say('creditNote.line', { order: orderId }), under: reason ? [reason] : [] },
              written(-amount, digits),
            ],
          },
        ],
      },
      { kind: 'sums', sums: [{ name: say('sum.credited'), value: money(-amount, digits, currency), strong: true }] },
      { kind: 'gap', height: 18 },
      {
        kind: 'text',
        look: 'small',
        text: say('creditNote.words', { amount: money(amount, digits, currency), invoice: invoice.name }),
      },
    ],
  };
}
