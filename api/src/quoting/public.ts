export { type CouponCard, Coupons, type NewCoupon } from './coupons/coupons.service';
export { couponState } from './coupons/my-coupons.controller';
export { parseCouponCode } from './coupons/coupon-code';
export { Offers, type NewOffer, type Ordering } from './offers/offers.service';
export { QuotingModule } from './quoting.module';
export { Quotes, type Terms } from './quotes.service';
