import type {
  AdminClaimRowView,
  AdminCouponView,
  AdminJobView,
  AdminNewsletterRowView,
  AdminNoticeRowView,
  AdminQuoteRequestRowView,
  AdminRefundView,
  AdminReviewView,
  AdminSubscriptionView,
  CalendarDayView,
  ContactMessageRowView,
  EmailTemplateView,
  PayPalDisputeView,
  PayPalReconciliationView,
  PayPalRefundView,
  PendingRateView,
  PrepaidRequestView,
  ReceivedWebhookView,
  ResellerApplicationView,
  StaffMemberView,
  TariffDraftRowView,
  UnmatchedPaymentView,
} from '@shop/contract';
import type { OrderState } from '@shop/order-flow';

/** `attention`: staff have something to do; `neutral`: others have; `done` and `muted`: nothing is left to do. */
export type StatusTone = 'attention' | 'neutral' | 'done' | 'muted';

type Tones<S extends string> = { label: string; tones: Readonly<Record<S, StatusTone>> };

/** For each kind of record the prefix of its statuses' translation keys, and the tone of each status. */
export const STATUSES = {
  order: {
    label: 'labels.orderStatus',
    tones: {
      preorder: 'neutral',
      awaiting_payment: 'neutral',
      awaiting_files: 'neutral',
      in_review: 'attention',
      awaiting_proof_approval: 'neutral',
      ready_for_production: 'attention',
      in_production: 'attention',
      shipped: 'done',
      completed: 'done',
      cancelled: 'muted',
      expired: 'muted',
    },
  } satisfies Tones<OrderState>,
  claim: {
    label: 'claims.statuses',
    tones: { open: 'attention', reprint: 'done', refund: 'done', refused: 'muted' },
  } satisfies Tones<NonNullable<AdminClaimRowView['resolution']> | 'open'>,
  contactMessage: {
    label: 'contactMessages.statuses',
    tones: { open: 'attention', answered: 'done', closed: 'muted' },
  } satisfies Tones<ContactMessageRowView['status']>,
  newsletter: {
    label: 'newsletters.statuses',
    tones: { draft: 'neutral', sending: 'attention', stopped: 'attention', sent: 'done' },
  } satisfies Tones<AdminNewsletterRowView['status']>,
  subscription: {
    label: 'subscriptions.statuses',
    tones: { pending: 'neutral', confirmed: 'done', unsubscribed: 'muted' },
  } satisfies Tones<AdminSubscriptionView['status']>,
  coupon: {
    label: 'coupons.statuses',
    tones: { valid: 'neutral', used: 'done', expired: 'muted', revoked: 'muted' },
  } satisfies Tones<AdminCouponView['state']>,
  quoteRequest: {
    label: 'quoteRequests.statuses',
    tones: {
      open: 'attention',
      answered: 'neutral',
      ordered: 'done',
      declined: 'muted',
      withdrawn: 'muted',
      expired: 'muted',
    },
  } satisfies Tones<AdminQuoteRequestRowView['state']>,
  resellerApplication: {
    label: 'resellerApplications.statuses',
    tones: { pending: 'attention', granted: 'neutral', declined: 'muted' },
  } satisfies Tones<ResellerApplicationView['status']>,
  review: {
    label: 'reviews.statuses',
    tones: { pending: 'attention', published: 'done', rejected: 'muted' },
  } satisfies Tones<AdminReviewView['state']>,
  refund: {
    label: 'refunds.statuses',
    tones: { pending: 'neutral', done: 'done', failed: 'attention' },
  } satisfies Tones<AdminRefundView['state']>,
  emailText: {
    label: 'emails.textStatuses',
    tones: { custom: 'neutral', outdated: 'attention' },
  } satisfies Tones<Exclude<EmailTemplateView['state'], 'built_in'>>,
  notice: {
    label: 'news.statuses',
    tones: { draft: 'neutral', scheduled: 'attention', published: 'done' },
  } satisfies Tones<AdminNoticeRowView['state']>,
  tariffDraft: {
    label: 'tariffDrafts.statuses',
    tones: { open: 'neutral', scheduled: 'attention', published: 'done' },
  } satisfies Tones<TariffDraftRowView['status']>,
  tariffChange: { label: 'tariffDrafts', tones: { outdated: 'attention' } } satisfies Tones<'outdated'>,
  product: {
    label: 'products',
    tones: { withdrawn: 'muted', featured: 'neutral' },
  } satisfies Tones<'withdrawn' | 'featured'>,
  reference: { label: 'references', tones: { withdrawn: 'muted' } } satisfies Tones<'withdrawn'>,
  currency: {
    label: 'currencies',
    tones: { awaitingApproval: 'attention', notOffered: 'muted' },
  } satisfies Tones<'awaitingApproval' | 'notOffered'>,
  variant: {
    label: 'products.variant',
    tones: { notSold: 'muted' },
  } satisfies Tones<'notSold'>,
  country: {
    label: 'shippingZones.statuses',
    tones: { excluded: 'muted' },
  } satisfies Tones<'excluded'>,
  pendingRate: {
    label: 'currencies.statuses',
    tones: { pending: 'attention', approved: 'done', rejected: 'muted', superseded: 'muted' },
  } satisfies Tones<PendingRateView['status']>,
  prepaidRequest: {
    label: 'prepaidRequests.statuses',
    tones: { pending: 'attention', approved: 'done', rejected: 'muted' },
  } satisfies Tones<PrepaidRequestView['state']>,
  depositReversal: {
    label: 'prepaid.reversal',
    tones: { waiting: 'attention', done: 'muted' },
  } satisfies Tones<'waiting' | 'done'>,
  unmatchedPayment: {
    label: 'paypal.unmatched.statuses',
    tones: { open: 'attention', given_back: 'muted', applied: 'muted' },
  } satisfies Tones<NonNullable<UnmatchedPaymentView['settlement']> | 'open'>,
  payPalRefund: {
    label: 'paypal.refund.statuses',
    tones: { requested: 'neutral', pending: 'neutral', done: 'done', failed: 'attention' },
  } satisfies Tones<PayPalRefundView['state']>,
  payPalDispute: {
    label: 'paypal.dispute.statuses',
    tones: { open: 'attention', resolved: 'muted' },
  } satisfies Tones<PayPalDisputeView['state']>,
  payPalReconciliation: {
    label: 'paypal.reconciliation.statuses',
    tones: { waiting: 'neutral', running: 'neutral', done: 'done', paused: 'neutral', failed: 'attention' },
  } satisfies Tones<PayPalReconciliationView['state']>,
  ledgerEntry: {
    label: 'ledger.kind',
    tones: {
      deposit: 'done',
      payment: 'done',
      refund: 'neutral',
      chargeback: 'attention',
      dispute: 'attention',
      unmatched: 'attention',
      reversal: 'neutral',
    },
  } satisfies Tones<string>,
  integrityCheck: {
    label: 'integrityChecks',
    tones: { passed: 'done', failed: 'attention' },
  } satisfies Tones<'passed' | 'failed'>,
  email: { label: 'emails.statuses', tones: { waiting: 'attention', sent: 'muted' } } satisfies Tones<
    'waiting' | 'sent'
  >,
  job: {
    label: 'jobs.statuses',
    tones: { failed: 'attention', retrying: 'attention', waiting: 'neutral', running: 'neutral' },
  } satisfies Tones<AdminJobView['status']>,
  webhook: {
    label: 'receivedWebhooks.outcomes',
    tones: { waiting: 'attention', applied: 'done', unchanged: 'muted', duplicate: 'muted', refused: 'attention' },
  } satisfies Tones<ReceivedWebhookView['outcome']>,
  calendarDay: {
    label: 'calendar.kind',
    tones: { holiday: 'muted', workday: 'neutral' },
  } satisfies Tones<CalendarDayView['kind']>,
  staff: {
    label: 'staff.statuses',
    tones: { invited: 'attention', active: 'neutral', disabled: 'muted' },
  } satisfies Tones<StaffMemberView['status']>,
} as const;

export type StatusKind = keyof typeof STATUSES;
export type StatusOf<K extends StatusKind> = K extends 'ledgerEntry'
  ? string
  : keyof (typeof STATUSES)[K]['tones'] & string;
