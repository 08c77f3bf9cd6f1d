export * from './call';
export * from './calls';
export { AdminAccount } from './calls/admin-accounts';
export { AdminOrder, AdminOrderRow } from './calls/admin-orders';
export { HOME_TASKS } from './calls/admin-home';
export { CONNECTION_PROBLEMS } from './calls/admin-setup';
export { AdminPrepaidTransaction } from './calls/admin-prepaid';
export { ListQuery } from './calls/staff-call';
export { TariffSample } from './calls/admin-tariff-drafts';
export { Product, ProductCard } from './calls/catalog';
export { PRICING_ERRORS } from './calls/quotation';
export { STATUS_HISTORY_DAYS } from './calls/site-info';
export { Role, Session } from './calls/token-auth';
export { needsPostCode, needsRegion } from './countries';
export { isCountry } from './country-codes';
export { isEmailAddress } from './formats';
export { Item, quoteTerms } from './item';
export { BUY_FOR_ME, isPrinted } from './item-kinds';
export {
  ACCOUNTING_DECISION_HOURS,
  CONTACT_ANSWER_HOURS,
  DEFAULT_BODY_BYTES,
  ITEMS_BODY_BYTES,
  MAX_CART_ITEMS,
  MAX_LISTED_SKUS,
  MAX_ITEM_PHOTOS,
  MAX_EXPORTED_COLUMNS,
  MAX_LIST_RANGE,
  MAX_NEST_FILE_BYTES,
  MAX_NEST_FILE_ITEMS,
  MAX_NEST_ITEMS,
  MAX_NEST_PIECES,
  MAX_PIN_LENGTH,
  MAX_PRICED_ITEMS,
  MAX_PRINTER_NAME,
  MAX_PROOF_PINS,
  MAX_TERM_LENGTH,
  MAX_TERMS,
  MAX_UPLOAD_BYTES,
} from './limits';
export { isFamilyNameFirst, personName } from './person-name';
export { JobDescription, type JobItemView, NestDescription, type NestDescriptionView } from './job-description';
export * from './order';
export * from './quote';
export { compileProjection, hiddenFields, type Projection } from './project-for-role';
export * from './registries';
export { FileFacts, Finding, LargestSize, Preflight } from './preflight';
export { toPrintPiece, USUAL_INK_LIMIT, type PrintedProduct } from './print-piece';
export {
  NESTED_ITEM_STATES,
  type NestedItemState,
  PRODUCTION_STEPS,
  ProductionItem,
  type ProductionStepName,
  SHIPPING_STAGES,
  type ShippingStage,
  UNDO_SECONDS,
} from './production';
export { RESERVED_PATHS } from './reserved-paths';
export { canSee, seesEverything, type Sensitivity, sensitivitiesOf } from './sensitivity';
export * from './errors';
export { isTrackingNumber, NUMBER_FORMAT, NUMBER_PLACE, trackingLink } from './tracking-number';
export { TARIFF_VALUES } from './tariff';
export * from './validate';
export * from './views';
export { formatWaitingTime } from './waiting-time';
export { Instant, strictObject, Money } from './values';
