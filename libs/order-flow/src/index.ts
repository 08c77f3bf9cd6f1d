export { addBusinessDays, addBusinessHours, dayInChina, isBusinessDay, isCalendarDate, NO_HOLIDAYS } from './calendar';
export type { BusinessCalendar } from './calendar';
export { applyChange, MAIL_TEMPLATES, STAFF_NOTIFICATIONS } from './effects';
export type { Change, Effect, Job, MailTemplate, StaffNotification } from './effects';
export {
  BUSINESS_DAYS_TO_CLAIM,
  claimDeadline,
  DAYS_TO_COMPLETION,
  DAYS_TO_PAY,
  isReadyForProduction,
  paymentDueDate,
  requiredAction,
  UNINSURED_SHIPPING_METHODS,
} from './order-snapshot';
export type { ItemSnapshot, OrderSnapshot, RequiredAction } from './order-snapshot';
export { isAboveQuotedWeight, packedItems, packedPieces } from './parcels';
export type { PackedItem, Parcel } from './parcels';
export { PAYMENT_COLLECTIONS, paymentRouteOf } from './payment-methods';
export type { PaymentMethodCode, PaymentRoute } from './payment-methods';
export { findHold, replayState, trackingSteps } from './history';
export type { Hold, TrackingLabel, TrackingStep } from './history';
export { formatOrderId, ORDER_ID_ALPHABET, parseOrderId } from './order-id';
export { CLAIM_RESOLUTIONS, MANUAL_METHODS } from './event-input';
export type {
  ClaimResolution,
  EventInput,
  EventPayloads,
  ManualMethod,
  PaymentReversal,
  ProofPin,
  Sender,
} from './event-input';
export { ERASABLE_FIELDS, parseStored, toStored } from './history-entry';
export type { HistoryDetails, HistoryEntry, StoredEvent, StoredEventRow } from './history-entry';
export { FLOW_ERRORS } from './flow-error';
export type { FlowError, FlowErrorCode } from './flow-error';
export {
  PRODUCTION_DAYS,
  estimateArrival,
  estimateDelivery,
  lastLateReleaseDay,
  productionDueDay,
} from './delivery-estimate';
export type { BusinessDayRange, DateRange, DeliveryEstimate } from './delivery-estimate';
export { refundableAmounts } from './rules';
export type { RefundableAmounts } from './rules';
export {
  ACTORS,
  APPROVED_STATES,
  ORDER_EVENTS,
  stateGroup,
  PAID_STATES,
  SHIPPED_STATES,
  STAFF_ACTORS,
  ORDER_STATES,
  TERMINAL_STATES,
} from './states';
export type { Actor, OrderEvent, OrderGroup, OrderState, PostingActor, StaffActor } from './states';
export { AUTOMATIC_EVENTS, TRANSITION_RULES } from './transition-rules';
export type { TransitionRule, TargetState } from './transition-rules';
export { allowedEvents, transition } from './transition';
export type { AcceptedTransition, TransitionResult, RejectedTransition } from './transition';
