export { checkWish } from './check-wish';
export { compileTariff } from './compile-tariff';
export { formula, type FormulaLabel, type FormulaStep } from './formula';
export { judgeTariff } from './judging/judge-tariff';
export type { TariffFault, TariffFaultCode } from './judging/spot';
export { quote, quoteAgreed, type Quote, type QuoteResult } from './quote';
export { quoteLine, type LineResult, type OriginalLine } from './quote-line';
export type { Reckoning } from './reckon';
export type { PricingRefusal, Refusal, RefusalCode } from './refusal';
export type { AgreedLine, LineRequest, PriceList, QuoteRequest } from './request';
export {
  shippingOptions,
  type ShippingOption,
  type ShippingOptionsResult,
  type ShippingRequest,
} from './shipping-options';
export type { Tariff } from './tariff';
export type * from './tariff-document';
