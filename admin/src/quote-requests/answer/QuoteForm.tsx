import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AdminQuoteRequestView } from '@shop/contract';
import { useState } from 'react';
import { DateInput, Form, required, TextInput, useTranslate } from 'react-admin';
import { callApi } from '../../api/client';
import { useAction } from '../../api/useAction';
import { useFormat } from '../../i18n/useFormat';
import { ErrorAlert } from '../../ui/ErrorAlert';
import { Section } from '../../ui/Section';
import { firstDay, latestDay, quoteSource, toQuoteInput, toQuoteValues, type QuoteValues } from './quote-form';
import { QuoteLinesInput } from './QuoteLinesInput';
import { QuotePreview } from './QuotePreview';
import { QuoteTermsInput } from './QuoteTermsInput';

/** Prices, terms and message of a quote, with a preview of what the customer will pay. */
export function QuoteForm({ request }: { request: AdminQuoteRequestView }) {
  const translate = useTranslate();
  const { id, priceList } = request;
  const [defaultValues] = useState(() => toQuoteValues(request));
  const { run, isPending, errorMessage } = useAction({
    successMessage: 'quoteRequests.answer.done',
    fields: quoteSource,
  });
  const isPurchase = request.wish !== null;
  const send = (values: QuoteValues) =>
    run((idempotencyKey) =>
      callApi('admin/quote-request-answer', toQuoteInput(values, isPurchase), { params: { id }, idempotencyKey }),
    );
  return (
    <Section title={translate('quoteRequests.answer.title')}>
      <Form
        record={EMPTY_RECORD}
        defaultValues={defaultValues}
        onSubmit={(values: Record<string, unknown>) => send(values as QuoteValues)}
        noValidate
        disableInvalidFormNotification
      >
        <Box sx={LAYOUT}>
          <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
            <QuoteLinesInput request={request} />
            <QuoteTermsInput priceList={priceList} />
            <LastDayInput />
            <TextInput
              source="message"
              label="quoteRequests.answer.message"
              helperText="quoteRequests.answer.messageHelp"
              margin="none"
              multiline
              minRows={4}
              parse={(typed: string | null) => typed ?? ''}
              slotProps={{ htmlInput: { maxLength: 5000 } }}
            />
            <ErrorAlert message={errorMessage} />
            <Button type="submit" variant="contained" disabled={isPending} sx={{ justifySelf: 'start' }}>
              {translate('quoteRequests.answer.submit')}
            </Button>
          </Box>
          <QuotePreview id={id} isPurchase={isPurchase} />
        </Box>
      </Form>
    </Section>
  );
}

/** Prevents the request from filling inputs of the same names. */
const EMPTY_RECORD = {};
const LAYOUT = {
  display: 'grid',
  gap: 3,
  pt: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
};

function LastDayInput() {
  const { day } = useFormat();
  const [first, last] = [firstDay(), latestDay()];
  const inRange = (typed: string | null) =>
    typed && (typed < first || typed > last)
      ? { message: 'quoteRequests.answer.validUntilError', args: { last: day(last) } }
      : undefined;
  return (
    <DateInput
      source="lastDay"
      label="quoteRequests.answer.validUntil"
      helperText={false}
      margin="none"
      validate={[REQUIRED, inRange]}
      slotProps={{ htmlInput: { min: first, max: last } }}
      sx={{ maxWidth: 220 }}
    />
  );
}

const REQUIRED = required();
