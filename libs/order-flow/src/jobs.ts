import { addDays } from './calendar';
import type { Job, MailTemplate, StaffNotice } from './effects';
import { DAYS_TO_COMPLETION, type OrderFacts } from './facts';
import type { EventPost } from './posts';
import type { Actor, OrderEvent, OrderState, StaffActor } from './states';

/** What an accepted event sets going, out of the facts before and after it. */
export type Jobs<E extends OrderEvent> = (was: OrderFacts, is: OrderFacts, post: EventPost<E, Actor>) => readonly Job[];

type AnyJobs = Jobs<OrderEvent>;

export function mail(template: MailTemplate): AnyJobs {
  return () => [{ kind: 'mail', template }];
}

export function tell(role: StaffActor, about: StaffNotice): AnyJobs {
  return () => [{ kind: 'notify_staff', role, about }];
}

/** Only where the event leads to the state. */
export function entering(state: OrderState, jobs: AnyJobs): AnyJobs {
  return (was, is, post) => (is.state === state && was.state !== state ? jobs(was, is, post) : []);
}

export const createPayPalInvoice: AnyJobs = (_, { paymentMethod }) =>
  paymentMethod === 0 ? [{ kind: 'create_paypal_invoice' }] : [];

export const sendPayPalInvoice: AnyJobs = () => [{ kind: 'send_paypal_invoice' }];

export const scheduleCompletion: AnyJobs = (_, { now }) => [
  { kind: 'schedule_completion', at: addDays(now, DAYS_TO_COMPLETION) },
];

/** A payment that came by hand goes back by hand. */
export const tellOfManualRefund: AnyJobs = (was, is) =>
  is.paidBy === 'manual' && is.refunded > was.refunded
    ? [{ kind: 'notify_staff', role: 'accounting', about: 'manual_refund_due' }]
    : [];

export const mailShownNote: Jobs<'note_added'> = (_, __, { visibility }) =>
  visibility === 'customer' ? [{ kind: 'mail', template: 'note' }] : [];
