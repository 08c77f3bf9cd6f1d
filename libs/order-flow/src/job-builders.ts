import { addBusinessDays, addDays, dayInChina } from './calendar';
import type { Job, MailTemplate, StaffNotification } from './effects';
import type { EventInput } from './event-input';
import { DAYS_TO_COMPLETION, type OrderSnapshot } from './order-snapshot';
import { PAYMENT_COLLECTIONS } from './payment-methods';
import type { Actor, OrderEvent, OrderState, StaffActor } from './states';

/** Builds the jobs of an accepted event from the order before and after it. */
export type JobBuilder<E extends OrderEvent> = (
  before: OrderSnapshot,
  after: OrderSnapshot,
  input: EventInput<E, Actor>,
) => readonly Job[];

type AnyJobBuilder = JobBuilder<OrderEvent>;

export function sendMail(template: MailTemplate): AnyJobBuilder {
  return () => [{ kind: 'mail', template }];
}

export function notifyStaff(role: StaffActor, about: StaffNotification): AnyJobBuilder {
  return () => [{ kind: 'notify_staff', role, about }];
}

/** Only if the event moves the order into the state. */
export function onEntering(state: OrderState, buildJobs: AnyJobBuilder): AnyJobBuilder {
  return (before, after, input) =>
    after.state === state && before.state !== state ? buildJobs(before, after, input) : [];
}

export const createPayPalInvoice: AnyJobBuilder = (_, { paymentMethod }) =>
  PAYMENT_COLLECTIONS[paymentMethod].collection === 'invoice' ? [{ kind: 'create_paypal_invoice' }] : [];

export const sendPayPalInvoice: AnyJobBuilder = () => [{ kind: 'send_paypal_invoice' }];

export const scheduleCompletion: AnyJobBuilder = (_, { now }) => [
  { kind: 'schedule_completion', at: addDays(now, DAYS_TO_COMPLETION) },
];

/** Business days after the proofs are ready. */
const REMINDER_DAYS = [2, 5];

/** At the same time of the day as the proofs. */
export const scheduleProofReminders: AnyJobBuilder = (_, { now, calendar }) => {
  const today = dayInChina(now);
  const daysUntil = (day: string) => (Date.parse(day) - Date.parse(today)) / 86_400_000;
  const at = REMINDER_DAYS.map((days) => addDays(now, daysUntil(addBusinessDays(today, days, calendar))));
  return [{ kind: 'schedule_proof_reminders', at }];
};

/** Accounting returns a payment by hand if it was recorded by hand. */
export const notifyManualRefund: AnyJobBuilder = (before, after) =>
  after.paidBy === 'manual' && after.refunded > before.refunded
    ? [{ kind: 'notify_staff', role: 'accounting', about: 'manual_refund_due' }]
    : [];

export const mailCustomerNote: JobBuilder<'note_added'> = (_, __, { visibility }) =>
  visibility === 'customer' ? [{ kind: 'mail', template: 'note' }] : [];
