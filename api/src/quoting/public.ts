export type { Coupon } from './coupons/coupon.entity';
export { Coupons } from './coupons/coupons.service';
export { EXPIRED_QUOTE_DAYS, Offers } from './offers/offers.service';
export { Quotes, type QuoteTerms } from './quotes.service';
export { QuotingModule } from './quoting.module';
