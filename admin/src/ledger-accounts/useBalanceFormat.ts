import type { MoneyView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';

/** Formats a balance without a sign, as debit or credit. */
export function useBalanceFormat(): (balance: MoneyView) => string {
  const translate = useTranslate();
  const { money } = useFormat();
  return ({ currency, amount }) => {
    const text = money({ currency, amount: Math.abs(amount) });
    if (amount === 0) return text;
    return translate(amount < 0 ? 'ledger.debitAmount' : 'ledger.creditAmount', { amount: text });
  };
}
