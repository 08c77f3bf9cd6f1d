import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { AdminQuoteRequestView } from '@shop/contract';
import { useEffect, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { toErrorMessage } from '../../api/api-error';
import { callApi } from '../../api/client';
import { useAction } from '../../api/useAction';
import { useAdminQuery } from '../../api/useAdminQuery';
import { addDays } from '../../i18n/format';
import { QuotePanels } from '../../common/QuotePanels';
import { ErrorAlert } from '../../ui/ErrorAlert';
import { Section } from '../../ui/Section';
import { endOfDay, parseLines, toLineDrafts, type PreviewInput, type QuoteInput, type TermsDraft } from './quote-draft';
import { QuoteLinesInput } from './QuoteLinesInput';
import { QuoteTermsInput } from './QuoteTermsInput';

const DEFAULT_VALIDITY_DAYS = 14;
const MAX_VALIDITY_DAYS = 90;
const PREVIEW_DELAY_MS = 300;
const NO_LINES: PreviewInput = { lines: [] };

/** Prices, terms and message of a quote, with a preview of what the customer will pay. */
export function QuoteForm({ request }: { request: AdminQuoteRequestView }) {
  const translate = useTranslate();
  const { id, items, wish, priceList } = request;
  const [lines, setLines] = useState(() => toLineDrafts(request));
  const [terms, setTerms] = useState<TermsDraft>(request.terms);
  const [lastDay, setLastDay] = useState(() => addDays(new Date(), DEFAULT_VALIDITY_DAYS));
  const [message, setMessage] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const { run, isPending, errorMessage } = useAction({ successMessage: 'quoteRequests.answer.done' });
  const isPurchase = wish !== null;
  const needsWeight = isPurchase ? lines.map(() => true) : items.map(({ fen }) => fen === null);
  const parsed = parseLines(lines, { needsWeight, isPurchase });
  const validUntil = endOfDay(lastDay);

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsSubmitted(true);
    if (!parsed.ok || validUntil === null) return;
    const body: QuoteInput = { lines: parsed.lines, ...terms, message: message.trim(), validUntil };
    void run((idempotencyKey) => callApi('admin/quote-request-answer', body, { params: { id }, idempotencyKey }));
  }

  return (
    <Section title={translate('quoteRequests.answer.title')}>
      <Box component="form" onSubmit={submit} noValidate sx={LAYOUT}>
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <QuoteLinesInput
            request={request}
            lines={lines}
            invalidFields={isSubmitted && !parsed.ok ? parsed.invalidFields : []}
            onChange={setLines}
          />
          <QuoteTermsInput terms={terms} priceList={priceList} onChange={setTerms} />
          <TextField
            label={translate('quoteRequests.answer.validUntil')}
            type="date"
            margin="none"
            value={lastDay}
            onChange={({ target }) => setLastDay(target.value)}
            error={validUntil === null}
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: { min: addDays(new Date(), 0), max: addDays(new Date(), MAX_VALIDITY_DAYS - 1) },
            }}
            sx={{ maxWidth: 220 }}
          />
          <TextField
            label={translate('quoteRequests.answer.message')}
            helperText={translate('quoteRequests.answer.messageHelp')}
            margin="none"
            multiline
            minRows={4}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
            slotProps={{ htmlInput: { maxLength: 5000 } }}
          />
          <ErrorAlert message={errorMessage} />
          <Button type="submit" variant="contained" disabled={isPending} sx={{ justifySelf: 'start' }}>
            {translate('quoteRequests.answer.submit')}
          </Button>
        </Box>
        <QuotePreview id={id} input={parsed.ok ? { lines: parsed.lines, ...terms } : null} />
      </Box>
    </Section>
  );
}

const LAYOUT = {
  display: 'grid',
  gap: 3,
  pt: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
};

/** What the customer will pay; `input` is null while the form is incomplete. */
function QuotePreview({ id, input }: { id: string; input: PreviewInput | null }) {
  const translate = useTranslate();
  const body = useDebounced(input);
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

/** The value after it has not changed for a moment. */
function useDebounced(input: PreviewInput | null): PreviewInput | null {
  const text = JSON.stringify(input);
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), PREVIEW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return JSON.parse(debounced) as PreviewInput | null;
}
