import type { AdminQuoteRequestRowView } from '@shop/contract';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const QuoteRequestList = lazyPage(() => import('./QuoteRequestList'), 'QuoteRequestList');
const QuoteRequestPage = lazyPage(() => import('./QuoteRequestPage'), 'QuoteRequestPage');

export const quoteRequests: ResourceProps = {
  name: 'quote-requests',
  list: QuoteRequestList,
  show: QuoteRequestPage,
  recordRepresentation: ({ name, email }: AdminQuoteRequestRowView) => name || email,
};
