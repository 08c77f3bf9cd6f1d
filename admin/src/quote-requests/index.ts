import RequestQuoteIcon from '@mui/icons-material/RequestQuoteOutlined';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const QuoteRequestList = lazyPage(() => import('./QuoteRequestList'), 'QuoteRequestList');
const QuoteRequestPage = lazyPage(() => import('./QuoteRequestPage'), 'QuoteRequestPage');

export const quoteRequests: ResourceProps = {
  name: 'quote-requests',
  icon: RequestQuoteIcon,
  list: QuoteRequestList,
  show: QuoteRequestPage,
  recordRepresentation: 'email',
};
