import type { Fact, Sheet, Sum } from '../../paper/public';
import type { FrozenOrder, FrozenPayment } from '../frozen';
import { phrasesIn, type Phrases } from '../phrases';
import { frame, itemTable, parties, rateWords, sumsOf } from './parts';

/** An issued invoice. */
export function invoiceSheet(order: FrozenOrder, { name, issuedAt }: { name: string; issuedAt: Date }): Sheet {
  const phrases = phrasesIn(order.language);
  const { say, day, money } = phrases;
  const { seller, buyer, orderId, placedAt, payment, sums, currency, digits, shipping } = order;
  const facts: Fact[] = [
    { name: say('fact.number'), value: name },
    { name: say('fact.date'), value: day(issuedAt) },
    { name: say('fact.order'), value: orderId },
    { name: say('fact.ordered'), value: day(placedAt) },
    ...(payment ? paymentFacts(payment, phrases) : []),
    { name: say('fact.shipping'), value: shipping },
  ];
  const settled: Sum[] = [
    { name: say('sum.paid'), value: money(sums.total, digits, currency) },
    { name: say('sum.due'), value: money(0, digits, currency) },
  ];
  return {
    ...frame(phrases, seller, { kind: say('invoice'), name, at: issuedAt, standing: say('standing.paid') }),
    blocks: [
      parties(phrases, seller, buyer, facts),
      { kind: 'gap', height: 22 },
      itemTable(order, phrases),
      { kind: 'sums', sums: [...sumsOf(sums, order, phrases), ...settled] },
      { kind: 'gap', height: 18 },
      { kind: 'text', look: 'small', text: rateWords(order, phrases) },
    ],
  };
}

/** The same before the order is paid: no number, and when it is due. */
export function proFormaSheet(order: FrozenOrder, { at, due }: { at: Date; due: Date }): Sheet {
  const phrases = phrasesIn(order.language);
  const { say, day } = phrases;
  const { seller, buyer, orderId, placedAt, sums, shipping } = order;
  const facts: Fact[] = [
    { name: say('fact.date'), value: day(at) },
    { name: say('fact.order'), value: orderId },
    { name: say('fact.ordered'), value: day(placedAt) },
    { name: say('fact.due'), value: day(due) },
    { name: say('fact.shipping'), value: shipping },
  ];
  const standing = say('standing.proForma', { due: day(due) });
  return {
    ...frame(phrases, seller, { kind: say('proForma'), name: orderId, at, standing }),
    blocks: [
      parties(phrases, seller, buyer, facts),
      { kind: 'gap', height: 22 },
      itemTable(order, phrases),
      { kind: 'sums', sums: sumsOf(sums, order, phrases) },
      { kind: 'gap', height: 18 },
      { kind: 'text', look: 'small', text: say('proForma.words', { due: day(due) }) },
      { kind: 'gap', height: 4 },
      { kind: 'text', look: 'small', text: rateWords(order, phrases) },
    ],
  };
}

function paymentFacts({ at, route, method, reference }: FrozenPayment, { say, day }: Phrases): Fact[] {
  return [
    { name: say('fact.paidOn'), value: day(at) },
    { name: say('fact.paidBy'), value: method ? say(`method.${method}`) : say(`route.${route}`) },
    ...(reference ? [{ name: say('fact.reference'), value: reference }] : []),
  ];
}
