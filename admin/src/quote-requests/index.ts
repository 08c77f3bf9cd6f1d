import RequestQuoteIcon from '@mui/icons-material/RequestQuoteOutlined';
import type { ResourceProps } from 'react-admin';
import { QuoteRequestList } from './QuoteRequestList';
import { QuoteRequestPage } from './QuoteRequestPage';

export const quoteRequests: ResourceProps = {
  name: 'quote-requests',
  icon: RequestQuoteIcon,
  list: QuoteRequestList,
  show: QuoteRequestPage,
  recordRepresentation: 'email',
};
