import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { AdminQuoteRequestView } from '@shop/contract';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { QuotePanels } from '../orders/QuotePanels';
import { Section } from '../ui/Section';
import { useDeed } from '../ui/useDeed';
import { AnswerLines } from './AnswerLines';
import { AnswerTerms } from './AnswerTerms';
import { answerRequest } from './calls';
import { dayAfter, endOfDay, firstLines, readLines, type TermsDraft } from './draft';
import { usePreview } from './usePreview';

const USUAL_DAYS = 14;
const LONGEST_DAYS = 90;

/** Prices for each line, the terms, and what the customer will pay for it all. */
export function AnswerForm({ request }: { request: AdminQuoteRequestView }) {
  const translate = useTranslate();
  const { id, wish } = request;
  const [lines, setLines] = useState(() => firstLines(request));
  const [terms, setTerms] = useState<TermsDraft>(request.terms);
  const [day, setDay] = useState(() => dayAfter(new Date(), USUAL_DAYS));
  const [message, setMessage] = useState('');
  const [tried, setTried] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const { run, busy, refusal } = useDeed('quoteRequests.answer.done', nothingMore);
  const read = readLines(
    lines,
    wish ? lines.map(() => true) : request.items.map(({ fen }) => fen === null),
    wish !== null,
  );
  const preview = usePreview(id, read.ok ? { lines: read.lines, ...terms } : null);
  const validUntil = endOfDay(day);

  function answer(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!read.ok || validUntil === null) return;
    const reply = { lines: read.lines, ...terms, message: message.trim(), validUntil };
    void run(() => answerRequest(id, reply, key));
  }

  return (
    <Section title={translate('quoteRequests.answer.title')}>
      <Box
        component="form"
        onSubmit={answer}
        noValidate
        sx={{
          display: 'grid',
          gap: 3,
          pt: 1,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <AnswerLines
            request={request}
            lines={lines}
            faults={tried && !read.ok ? read.faults : []}
            onChange={setLines}
          />
          <AnswerTerms terms={terms} reseller={request.priceList === 'reseller'} onChange={setTerms} />
          <TextField
            label={translate('quoteRequests.answer.validUntil')}
            type="date"
            margin="none"
            value={day}
            onChange={({ target }) => setDay(target.value)}
            error={validUntil === null}
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: { min: dayAfter(new Date(), 0), max: dayAfter(new Date(), LONGEST_DAYS - 1) },
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
          {refusal && (
            <Alert severity="error" variant="outlined">
              {translate(refusal, { _: refusal })}
            </Alert>
          )}
          <Button type="submit" variant="contained" disabled={busy} sx={{ justifySelf: 'start' }}>
            {translate('quoteRequests.answer.submit')}
          </Button>
        </Box>
        <Box aria-live="polite">
          {preview.quote && <QuotePanels quote={preview.quote} />}
          {preview.refusal && (
            <Alert severity="warning" variant="outlined">
              {translate(preview.refusal, { _: preview.refusal })}
            </Alert>
          )}
          {!preview.quote && !preview.refusal && (
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
              {translate('quoteRequests.answer.noPreview')}
            </Box>
          )}
        </Box>
      </Box>
    </Section>
  );
}

function nothingMore(): void {}
