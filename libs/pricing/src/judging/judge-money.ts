import type { Spot } from './spot';

const CNY = 'CNY';
const METHOD = /^\d{1,4}$/;
const FEE = { belowOne: true } as const;

/** A currency with a rate is offered, and then needs its exchange fee; CNY has none. */
export function judgeCurrencies(currencies: Spot, exchangeFees: Spot): void {
  for (const [code, currency] of currencies.entries()) {
    if (!currency.hasOnly('digits', 'perCny')) continue;
    currency.at('digits').number({ whole: true, most: 3 });
    currency.at('perCny').optionalNumber({ positive: true });
    const isOffered = !currency.at('perCny').isAbsent && code !== CNY;
    if (isOffered && exchangeFees.at(code).isAbsent) exchangeFees.at(code).fault('exchange_fee_missing');
  }
  for (const [code, fee] of exchangeFees.entries()) {
    if (currencies.at(code).isAbsent) fee.fault('unknown_currency');
    fee.number(FEE);
  }
}

export function judgeRemittance(remittance: Spot, currencies: Spot): void {
  for (const [method, fee] of remittance.entries()) {
    if (!METHOD.test(method)) fee.fault('invalid');
    if (!fee.hasOnly('rate', 'fixed')) continue;
    fee.at('rate').number(FEE);
    const taken = fee.at('fixed').entries();
    if (taken.length === 0 && !fee.at('fixed').isAbsent) fee.at('fixed').fault('nothing_offered');
    for (const [code, fixed] of taken) {
      if (currencies.at(code).isAbsent) fixed.fault('unknown_currency');
      fixed.number({ whole: true });
    }
  }
}
