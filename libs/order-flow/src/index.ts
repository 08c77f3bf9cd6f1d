export { addBusinessDays, addBusinessHours, dayInChina, isBusinessDay, isDay, PLAIN_WEEKS } from './calendar';
export type { BusinessCalendar } from './calendar';
export { carryOut, MAIL_TEMPLATES, STAFF_NOTICES } from './effects';
export type { Change, Effect, Job, MailTemplate, StaffNotice } from './effects';
export {
  BUSINESS_DAYS_TO_CLAIM,
  claimDeadline,
  DAYS_TO_COMPLETION,
  DAYS_TO_PAY,
  dueOf,
  requiredAction,
} from './facts';
export type { ItemFacts, OrderFacts, PaymentRoute, RequiredAction } from './facts';
export { historyState, trackingSteps } from './history';
export type { TrackingLabel, TrackingStep } from './history';
export { formatOrderId, ORDER_ID_ALPHABET, parseOrderId } from './order-id';
export { MANUAL_METHODS } from './posts';
export type { EventPost, HistoryEntry, ManualMethod, Payloads } from './posts';
export { REFUSALS } from './refusals';
export type { Refusal, RefusalCode } from './refusals';
export { PRODUCTION_DAYS, promisedDelivery, promisedFrom } from './promise';
export type { DayCount, DaySpan, Promised } from './promise';
export { refundable } from './rules';
export type { Refundable } from './rules';
export { ACTORS, EVENTS, group, PAID_STATES, STAFF, STATES, TERMINAL_STATES } from './states';
export type { Actor, OrderEvent, OrderGroup, OrderState, Poster, StaffActor } from './states';
export { SELF_POSTED, TABLE } from './table';
export type { Row, Target } from './table';
export { allowedEvents, transition } from './transition';
export type { Accepted, Outcome, Refused } from './transition';
export { keepUnapplied } from './unapplied';
