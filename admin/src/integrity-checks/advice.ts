/** What a finding of a check means and what to do about it is the same for all checks of a group. */
const GROUPS = {
  order: [
    'order_state',
    'order_history_gap',
    'order_changed_after_end',
    'item_shipment_order',
    'claim_history',
    'reprint',
  ],
  system: ['log_without_partition', 'order_state_count', 'queued_item', 'nested_copy'],
  money: [
    'order_payment',
    'order_paid_twice',
    'refund_above_payment',
    'unmatched_below_zero',
    'manual_payment',
    'claim_refund',
    'coupon',
    'disputed_payment',
    'unmatched_payment',
    'capture_over_refunded',
    'order_underpaid_by_captures',
  ],
  prepaid: ['prepaid_balance', 'prepaid_statement', 'prepaid_below_zero', 'prepaid_running', 'prepaid_request'],
  ledger: ['entry_without_posting', 'unbalanced_posting', 'entry_currency', 'reversal', 'journal_number'],
  close: [
    'closed_day_entries',
    'closed_day_balance',
    'close_opening',
    'close_unbalanced',
    'close_gap',
    'entry_before_first_close',
  ],
  file: ['file_without_object', 'object_not_in_store'],
  email: ['duplicate_mail'],
  document: ['document_gap', 'document_amount'],
} as const;

export type AdviceGroup = keyof typeof GROUPS;

/** The advice for a check; undefined for one that this version of the back office does not know. */
export function findAdvice(check: string): AdviceGroup | undefined {
  return (Object.keys(GROUPS) as AdviceGroup[]).find((group) => (GROUPS[group] as readonly string[]).includes(check));
}

/** The pages that a column of a finding leads to. */
const RESOURCE_OF_COLUMN: Readonly<Record<string, string>> = {
  order_id: 'orders',
  shipment_order: 'orders',
  reprint_of: 'orders',
  account_id: 'accounts',
  claim_id: 'claims',
  entry_id: 'ledger-entries',
  reverses: 'ledger-entries',
  mail_id: 'emails',
  template: 'email-templates',
};

/** Checks whose `id` is that of a record with a page. */
const RESOURCE_OF_ID: Readonly<Record<string, string>> = {
  entry_currency: 'ledger-entries',
  entry_without_posting: 'ledger-entries',
  entry_before_first_close: 'ledger-entries',
  reversal: 'ledger-entries',
  prepaid_request: 'prepaid-requests',
};

/** The resource of the record that a value of a finding names, if it has a page. */
export function findResource(check: string, column: string): string | undefined {
  if (column === 'id') return RESOURCE_OF_ID[check];
  // In the closes `day` is the day itself.
  if (column === 'day' && check.startsWith('close')) return 'daily-closes';
  return RESOURCE_OF_COLUMN[column];
}
