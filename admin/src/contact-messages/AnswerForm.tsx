import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ContactMessageView } from '@shop/contract';
import { useState } from 'react';
import { Form, required, TextInput, useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { useAction } from '../api/useAction';
import { useFormat } from '../i18n/useFormat';
import { ErrorAlert } from '../ui/ErrorAlert';
import { Section } from '../ui/Section';

const REQUIRED = [required()];
const FIELDS = ['text'] as const;

/** Emails an answer to the sender. The text is kept if it cannot be sent. */
export function AnswerForm({
  message: { id, name, email, language: code, revision },
}: {
  message: ContactMessageView;
}) {
  const translate = useTranslate();
  const { language } = useFormat();
  const [answersSent, setAnswersSent] = useState(0);
  const { run, isPending, errorMessage } = useAction({
    successMessage: 'contactMessages.answer.done',
    fields: FIELDS,
    onSuccess: () => setAnswersSent((sent) => sent + 1),
  });
  const send = (text: string) =>
    run((idempotencyKey) =>
      callApi('admin/contact-message-answer', { text, revision }, { params: { id }, idempotencyKey }),
    );
  return (
    <Section title={translate('contactMessages.answer.new')}>
      <Form
        key={answersSent}
        record={{}}
        defaultValues={{ text: '' }}
        onSubmit={(values: unknown) => send(String((values as { text?: string }).text ?? ''))}
        noValidate
      >
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {translate('contactMessages.answer.help', { name, email, language: language(code) })}
        </Typography>
        <TextInput
          source="text"
          label="contactMessages.answer.text"
          multiline
          minRows={6}
          fullWidth
          validate={REQUIRED}
          helperText={false}
          slotProps={{ htmlInput: { maxLength: 5000 } }}
        />
        <ErrorAlert message={errorMessage} sx={{ mt: 1 }} />
        <Button type="submit" variant="contained" disabled={isPending} sx={{ mt: 1.5 }}>
          {translate('contactMessages.answer.send')}
        </Button>
      </Form>
    </Section>
  );
}
