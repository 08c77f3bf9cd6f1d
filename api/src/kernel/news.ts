import { job } from './outbox';

/** Somebody registered; what stands beside the accounts may greet them. */
export const accountOpened = job<{ accountId: string; email: string; language: string }>('account.opened');
