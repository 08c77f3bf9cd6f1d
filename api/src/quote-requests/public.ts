export { QuoteRequest } from './quote-request.entity';
export { QuoteRequestsModule } from './quote-requests.module';
