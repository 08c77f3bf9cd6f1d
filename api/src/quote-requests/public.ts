export { QuoteRequestsModule } from './quote-requests.module';
