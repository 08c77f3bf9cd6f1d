import { job } from './jobs/enqueue';

/** An account was registered. Other modules may react, for example with a newsletter confirmation. */
export const accountOpened = job<{ accountId: string; email: string; language: string }>('account.opened');
