import type { DocumentNode } from './document-node';

const CNY = 'CNY';
const METHOD = /^\d{1,4}$/;
const FEE = { belowOne: true } as const;

/** A currency with a rate is offered and needs an exchange fee; CNY has no exchange fee. */
export function validateCurrencies(currencies: DocumentNode, exchangeFees: DocumentNode): void {
  for (const [code, currency] of currencies.entries()) {
    if (!currency.hasOnlyFields('digits', 'perCny')) continue;
    currency.at('digits').number({ whole: true, max: 3 });
    currency.at('perCny').optionalNumber({ positive: true });
    const isOffered = !currency.at('perCny').isAbsent && code !== CNY;
    if (isOffered && exchangeFees.at(code).isAbsent) exchangeFees.at(code).addFault('exchange_fee_missing');
  }
  for (const [code, fee] of exchangeFees.entries()) {
    if (currencies.at(code).isAbsent) fee.addFault('unknown_currency');
    fee.number(FEE);
  }
}

export function validateRemittance(remittance: DocumentNode, currencies: DocumentNode): void {
  for (const [method, fee] of remittance.entries()) {
    if (!METHOD.test(method)) fee.addFault('invalid');
    if (!fee.hasOnlyFields('rate', 'fixed')) continue;
    fee.at('rate').number(FEE);
    const accepted = fee.at('fixed').entries();
    if (accepted.length === 0 && !fee.at('fixed').isAbsent) fee.at('fixed').addFault('nothing_offered');
    for (const [code, fixed] of accepted) {
      if (currencies.at(code).isAbsent) fixed.addFault('unknown_currency');
      fixed.number({ whole: true });
    }
  }
}
