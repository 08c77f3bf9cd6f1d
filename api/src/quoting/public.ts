export { Offers, type NewOffer, type Ordering } from './offers/offers.service';
export { QuotingModule } from './quoting.module';
export { Quotes, type Terms } from './quotes.service';
