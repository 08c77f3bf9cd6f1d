import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { toErrorMessage } from '../../api/api-error';
import { useAdminQuery } from '../../api/useAdminQuery';
import { QuotePanels } from '../../common/QuotePanels';
import { ErrorAlert } from '../../ui/ErrorAlert';
import { useDebounced } from '../../ui/useDebounced';
import { toPreviewInput, type PreviewInput, type QuoteValues } from './quote-form';

const NO_LINES: PreviewInput = { lines: [] };

/** What the customer will pay by the form around it. */
export function QuotePreview({ id, isPurchase }: { id: string; isPurchase: boolean }) {
  const translate = useTranslate();
  const input = tryInput(useWatch() as QuoteValues, isPurchase);
  const body = JSON.parse(useDebounced(JSON.stringify(input))) as PreviewInput | null;
  const { data: quote, error } = useAdminQuery('admin/quote-request-preview', body ?? NO_LINES, {
    params: { id },
    enabled: body !== null,
    keepPrevious: true,
  });
  const shownQuote = input && !error ? quote : undefined;
  const errorMessage = input && error ? toErrorMessage(error) : '';
  return (
    <Box aria-live="polite">
      {shownQuote && <QuotePanels quote={shownQuote} />}
      <ErrorAlert message={errorMessage} severity="warning" />
      {!shownQuote && !errorMessage && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{translate('quoteRequests.answer.noPreview')}</Box>
      )}
    </Box>
  );
}

/** Null while the form is incomplete. */
function tryInput(values: QuoteValues, isPurchase: boolean): PreviewInput | null {
  try {
    return toPreviewInput(values, isPurchase);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
