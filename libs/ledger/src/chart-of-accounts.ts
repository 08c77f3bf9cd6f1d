import {
  type AccountName,
  isAccountName,
  isClearingAccount,
  isLedgerAccount,
  isPrepaidAccount,
  type LedgerAccount,
} from './account';

/** Codes and names of the Chinese Accounting Standards for Business Enterprises; subaccounts follow a point. */
const CHART = {
  bank: { code: '1002', chinese: '银行存款' },
  'disputed-payments': { code: '1221.01', chinese: '其他应收款-争议款项' },
  prepaid: { code: '2203', chinese: '预收账款' },
  'unmatched-payments': { code: '2241.01', chinese: '其他应付款-未匹配收款' },
  sales: { code: '6001.01', chinese: '主营业务收入-商品' },
  shipping: { code: '6001.02', chinese: '主营业务收入-运费' },
  fees: { code: '6001.03', chinese: '主营业务收入-手续费' },
  refunds: { code: '6001.08', chinese: '主营业务收入-退款' },
  chargebacks: { code: '6001.09', chinese: '主营业务收入-拒付' },
} as const;

const CLEARING: Readonly<Record<string, ChartAccount>> = {
  'paypal-clearing': { code: '1012.01', chinese: '其他货币资金-PayPal' },
  'manual-clearing': { code: '1012.02', chinese: '其他货币资金-汇款' },
};
const OTHER_CLEARING: ChartAccount = { code: '1012.09', chinese: '其他货币资金-其他' };

export interface ChartAccount {
  readonly code: string;
  readonly chinese: string;
}

/** The place of a ledger account in the chart of accounts. All customers' prepaid accounts share one. */
export function chartAccount(account: AccountName | LedgerAccount): ChartAccount {
  if (isClearingAccount(account)) return CLEARING[account] ?? OTHER_CLEARING;
  if (account === 'prepaid' || isPrepaidAccount(account)) return CHART.prepaid;
  return CHART[account];
}

/** The code of an account in the chart of accounts; empty for a name that is none of ours. */
export function accountCode(account: string): string {
  return isAccountName(account) || isLedgerAccount(account) ? chartAccount(account).code : '';
}

/** Compares balances by the code of their account, then by currency: the order of a trial balance. */
export function compareByCode(one: AccountBalance, other: AccountBalance): number {
  const key = ({ account, currency }: AccountBalance) => `${accountCode(account)} ${currency}`;
  return key(one) < key(other) ? -1 : 1;
}

interface AccountBalance {
  readonly account: string;
  readonly currency: string;
}
