import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { ANONYMOUS_WRITES } from '../limits';
import { Email, Empty, strictObject } from '../values';
import { MailedToken } from './token-auth';

export const subscription = {
  'Subscription/AddSubscription': call({
    method: 'POST',
    path: 'Subscription/AddSubscription',
    summary: 'Emails a confirmation link; the subscription starts when it is confirmed',
    signed: true,
    input: strictObject({
      Email,
      /** The visitor's host name; links lead there only if the shop owns it. */
      BaseSite: Type.String({ minLength: 1, maxLength: 253 }),
    }),
    clientLimit: { max: 20, seconds: 600 },
    output: Empty,
    errors: ['too_frequent'],
  }),
  'Subscription/ConfirmSubscription': call({
    method: 'POST',
    path: 'Subscription/ConfirmSubscription',
    summary: 'Confirms a subscription; repeating it has no effect',
    input: strictObject({ token: MailedToken }),
    clientLimit: ANONYMOUS_WRITES,
    output: strictObject({ alreadyConfirmed: Type.Boolean() }),
    errors: ['link_expired', 'too_frequent'],
  }),
  'Subscription/Unsubscribe': call({
    method: 'POST',
    path: 'Subscription/Unsubscribe',
    summary: 'Ends a subscription; repeating it has no effect',
    input: strictObject({ token: MailedToken }),
    clientLimit: ANONYMOUS_WRITES,
    output: Empty,
    errors: ['link_expired', 'too_frequent'],
  }),
} as const;
