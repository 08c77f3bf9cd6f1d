import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { closed, Email, Nothing } from '../values';
import { MailedToken } from './token-auth';

export const subscription = {
  'Subscription/AddSubscription': call({
    method: 'POST',
    path: 'Subscription/AddSubscription',
    summary: 'Mails a confirmation; the newsletter begins once it is confirmed',
    signed: true,
    input: closed({
      Email,
      /** The host name the visitor is on; links lead there only where the shop owns it. */
      BaseSite: Type.String({ minLength: 1, maxLength: 253 }),
    }),
    output: Nothing,
    refusals: ['too_frequent'],
  }),
  'Subscription/ConfirmSubscription': call({
    method: 'POST',
    path: 'Subscription/ConfirmSubscription',
    summary: 'Begins the newsletter; again changes nothing',
    input: closed({ token: MailedToken }),
    output: Nothing,
    refusals: ['link_expired'],
  }),
  'Subscription/Unsubscribe': call({
    method: 'POST',
    path: 'Subscription/Unsubscribe',
    summary: 'Ends the newsletter and nothing else; again changes nothing',
    input: closed({ token: MailedToken }),
    output: Nothing,
    refusals: ['link_expired'],
  }),
} as const;
