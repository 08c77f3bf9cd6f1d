export { estimateArrivalCosts, findImportDuty, type ArrivalCosts, type ImportDuty } from './arrival-costs';
export type { Calculation } from './calculate';
export { checkStaffQuoteLine } from './check-staff-quote-line';
export { compileTariff } from './compile-tariff';
export { initialFinishes, selectFinishes, toggleFinish, type FinishOffer } from './finish-selection';
export { buildFormula, type FormulaLabel, type FormulaStep } from './formula';
export { localizeExpression } from './localize-expression';
export { itemPrices, type ItemPrice, type ItemPricesResult } from './item-prices';
export type { PricingError, PricingErrorCode, PricingFailure } from './pricing-error';
export { quote, quoteNegotiated, type Quote, type QuoteResult } from './quote';
export { quoteLine, type LineResult, type OriginalLine } from './quote-line';
export type { LineRequest, NegotiatedLine, PriceList, QuoteRequest } from './request';
export {
  shippingOptions,
  type ShippingOption,
  type ShippingOptionsResult,
  type ShippingRequest,
} from './shipping-options';
export type { Tariff } from './tariff';
export type * from './tariff-document';
export type { TariffFault, TariffFaultCode } from './validation/document-node';
export { validateTariff } from './validation/validate-tariff';
