/**
 * Every refusal the shop gives, with its HTTP status. The code is stable; its words live in the locale files.
 * Codes nested in `errors[]` only (they explain a broader refusal) are in `REASONS`.
 */
export const REFUSALS = {
  // the request itself
  validation_failed: 400,
  malformed_body: 400,
  body_too_large: 413,
  unsupported_media_type: 415,
  page_not_found: 404,
  method_not_allowed: 405,
  resource_not_found: 404,
  too_frequent: 429,
  idempotency_key_reused: 422,
  system_error: 500,
  unavailable: 503,
  // who is asking
  login_required: 401,
  session_timed_out: 401,
  bad_check_value: 401,
  forbidden: 403,
  login_failed: 401,
  second_factor_required: 401,
  second_factor_failed: 401,
  second_factor_not_enrolled: 403,
  second_factor_enrolled: 409,
  email_already_registered: 409,
  email_not_registered: 404,
  reset_request_error: 404,
  continue_by_mail: 409,
  link_expired: 404,
  must_agree: 400,
  password_length: 400,
  password_mismatch: 400,
  password_too_common: 400,
  age_not_allowed: 400,
  password_change_failed: 400,
  phone_invalid: 400,
  address_book_full: 422,
  application_pending: 409,
  orders_open: 409,
  balance_left: 409,
  last_admin: 409,
  // quoting
  empty_cart: 422,
  unknown_currency: 422,
  unknown_payment_method: 422,
  currency_mismatch: 422,
  unknown_product: 422,
  unknown_variant: 422,
  unknown_finish: 422,
  duplicate_finish: 422,
  artwork_not_offered: 422,
  size_out_of_range: 422,
  quantity_out_of_range: 422,
  not_a_number: 422,
  shipping_excluded: 422,
  shipping_unavailable: 422,
  weight_missing: 422,
  // ordering
  cart_full: 422,
  price_changed: 409,
  economy_risk_not_accepted: 422,
  prepaid_not_allowed: 403,
  event_not_allowed: 409,
  order_not_found_or_paid: 409,
  order_expired: 410,
  insufficient_balance: 402,
  paypal_error: 502,
  // files
  file_missing: 400,
  file_too_large: 413,
  file_type_not_allowed: 415,
  upload_failed: 400,
  link_not_public: 422,
  photo_too_large: 413,
  photo_type_not_allowed: 415,
  photo_unreadable: 422,
  photo_too_many_pixels: 422,
  photos_full: 422,
  // the catalogue and its tariff
  draft_not_open: 409,
  draft_not_scheduled: 409,
  draft_empty: 422,
  draft_outdated: 409,
  draft_overlaps: 409,
  tariff_impossible: 422,
  changed_meanwhile: 409,
  sheets_unreadable: 422,
  sheets_too_large: 413,
  sheets_faulty: 422,
  already_decided: 409,
  // rates and reviews
  rate_fixed: 409,
  rate_jump: 422,
  rate_exists: 409,
  rate_unusable: 422,
  order_not_completed: 409,
  already_reviewed: 409,
} as const satisfies Record<string, number>;

export type RefusalCode = keyof typeof REFUSALS;

/** Why a field, or an order's guard, said no: the `code` of a row in `errors[]`. */
export const REASONS = [
  'required',
  'unknown_field',
  'invalid',
  'too_long',
  'too_short',
  'out_of_range',
  'wrong_state',
  'wrong_actor',
  'amount_mismatch',
  'unknown_item',
  'artwork_missing',
  'artwork_not_needed',
  'proof_missing',
  'proof_not_current',
  'invoice_open',
  'invoice_missing',
  'already_shipped',
  'reason_required',
  'refund_exceeds_limit',
  'claim_window_closed',
  'claim_open',
  'claim_missing',
  'not_yet_due',
  'nothing_paid',
  'not_a_decimal',
  'not_whole',
  'negative',
  'not_positive',
  'not_below_one',
  'tiers_empty',
  'tiers_unsorted',
  'tier_gap',
  'reseller_above_retail',
  'limits_contradict',
  'nothing_offered',
  'parcel_below_packaging',
  'zone_without_service',
  'exchange_fee_missing',
  'sheet_missing',
  'sheet_unknown',
  'column_missing',
  'column_unknown',
  'row_missing',
  'duplicate_row',
  'read_only',
  'formula',
  'cell_error',
  'not_text',
  'not_yes_or_no',
  'hidden_characters',
  'unknown_language',
] as const;

export type ReasonCode = (typeof REASONS)[number] | RefusalCode;

/** RFC 9457 `application/problem+json`, as every failure answers. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: RefusalCode;
  errors?: { field: string; code: ReasonCode; message: string }[];
  requestId: string;
  /** With `price_changed`: the cart's quote as it is now. */
  quote?: unknown;
}
