export { QuotingModule } from './quoting.module';
export { Quotes, type Terms } from './quotes.service';
