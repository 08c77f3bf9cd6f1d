export { Answering } from './answering.service';
export { QuoteRequestsModule } from './quote-requests.module';
export { EMAIL, FROM, NAME, STATE } from './request.queries';
export { type QueueRow, RequestReading, rowView } from './request-reading';
