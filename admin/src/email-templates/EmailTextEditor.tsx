import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { EmailPreviewView, EmailTemplateView, EmailTextView } from '@shop/contract';
import { Form, required, TextInput, useNotify, useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { callApi } from '../api/client';
import { useAction } from '../api/useAction';
import { ActionDialogButton } from '../ui/ActionDialogButton';
import { ChangedFields } from '../ui/ChangedFields';
import { ErrorAlert } from '../ui/ErrorAlert';
import { Section } from '../ui/Section';
import { VariableList } from './VariableList';

const FIELDS = ['subject', 'body', 'label'] as const;
const REQUIRED = [required()];
/** Prevents the page's record from filling inputs of the same names. */
const EMPTY_RECORD = {};

type FormValues = Readonly<Partial<Record<(typeof FIELDS)[number], string>>>;

interface EmailTextEditorProps {
  template: EmailTemplateView;
  /** What was loaded last; newer than `template` if somebody else saved while the form has unsaved changes. */
  latest: EmailTemplateView;
  /** The text of an earlier version that was taken over and is not saved yet. */
  reused: EmailTextView | undefined;
  onPreview: (preview: EmailPreviewView) => void;
  /** Called when the form has unsaved changes, and when it has none any more. */
  onChanges: (hasChanges: boolean) => void;
}

/** The form for an email's text, with a preview and a test of what is entered. */
export function EmailTextEditor({ template, latest, reused, onPreview, onChanges }: EmailTextEditorProps) {
  const translate = useTranslate();
  const { id, language, state } = template;
  const { run, isPending, errorMessage } = useAction({
    successMessage: 'emails.editor.saved',
    fields: FIELDS,
    onSuccess: () => onChanges(false),
  });
  const save = (entered: FormValues) =>
    run((idempotencyKey) => {
      const input = { language, version: latest.version, texts: toTexts(entered) };
      return callApi('admin/email-text-save', input, { params: { id }, idempotencyKey });
    });
  return (
    <Section title={translate('emails.editor.title')}>
      {state === 'outdated' && (
        <Alert severity="warning" variant="outlined" sx={{ my: 1.5 }}>
          {translate('emails.editor.outdated')}
        </Alert>
      )}
      <Form
        record={EMPTY_RECORD}
        defaultValues={template.texts}
        onSubmit={save}
        noValidate
        disableInvalidFormNotification
        warnWhenUnsavedChanges
      >
        <ChangesObserver isReused={reused !== undefined} onChanges={onChanges} />
        {reused && <ReusedText texts={reused} />}
        <ChangedFields latest={latest.texts} />
        <EmailTextInputs template={template} />
        <ErrorAlert message={errorMessage} sx={{ my: 1 }} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          <Button type="submit" variant="contained" disabled={isPending}>
            {translate('emails.editor.save')}
          </Button>
          <DraftButtons template={latest} onPreview={onPreview} onChanges={onChanges} />
        </Box>
      </Form>
    </Section>
  );
}

/** Tells whether the form has unsaved changes. */
function ChangesObserver({ isReused, onChanges }: Pick<EmailTextEditorProps, 'onChanges'> & { isReused: boolean }) {
  const { dirtyFields } = useFormState();
  const hasChanges = isReused || Object.keys(dirtyFields).length > 0;
  useEffect(() => {
    onChanges(hasChanges);
    return () => onChanges(false);
  }, [hasChanges, onChanges]);
  return null;
}

/** Enters a text that was taken over, so that it is kept like one that was typed. */
function ReusedText({ texts }: { texts: EmailTextView }) {
  const { reset, formState } = useFormContext();
  const { isReady } = formState;
  useEffect(() => {
    if (isReady) reset(texts, { keepDefaultValues: true });
  }, [isReady, reset, texts]);
  return null;
}

function EmailTextInputs({ template: { language, builtIn, variables } }: { template: EmailTemplateView }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' },
        columnGap: 3,
        alignItems: 'start',
      }}
    >
      <Box lang={language} sx={{ display: 'grid' }}>
        <TextInput
          source="subject"
          label="emails.editor.subject"
          validate={REQUIRED}
          slotProps={{ htmlInput: { maxLength: 300 } }}
        />
        <TextInput
          source="body"
          label="emails.editor.body"
          helperText="emails.editor.bodyHelp"
          validate={REQUIRED}
          multiline
          minRows={8}
          slotProps={{ htmlInput: { maxLength: 8000 } }}
        />
        {builtIn.label !== undefined && (
          <TextInput
            source="label"
            label="emails.editor.label"
            validate={REQUIRED}
            slotProps={{ htmlInput: { maxLength: 100 } }}
          />
        )}
      </Box>
      <VariableList variables={variables} />
    </Box>
  );
}

/** Previews and tests what is entered, saved or not, and returns to the built-in text. */
function DraftButtons({
  template: { id, language, version, state },
  onPreview,
  onChanges,
}: Pick<EmailTextEditorProps, 'template' | 'onPreview' | 'onChanges'>) {
  const translate = useTranslate();
  const notify = useNotify();
  const { getValues, setError, clearErrors, trigger } = useFormContext<FormValues>();
  const { run, isPending, errorMessage } = useAction({ reload: false, fields: FIELDS });
  const send = async (action: (draft: Draft, idempotencyKey: string) => Promise<void>) => {
    clearErrors();
    if (!(await trigger())) return;
    const draft: Draft = { language, texts: toTexts(getValues()) };
    const errors = await run((idempotencyKey) => action(draft, idempotencyKey));
    for (const [field, message] of Object.entries(errors ?? {})) {
      setError(field as (typeof FIELDS)[number], { type: 'server', message });
    }
  };
  const preview = () =>
    send(async (draft) => onPreview(await callApi('admin/email-text-preview', draft, { params: { id } })));
  const test = () =>
    send(async (draft, idempotencyKey) => {
      const { recipient } = await callApi('admin/email-text-test', draft, { params: { id }, idempotencyKey });
      notify('emails.editor.tested', { type: 'success', messageArgs: { recipient } });
    });
  return (
    <>
      <Button variant="outlined" disabled={isPending} onClick={() => void preview()}>
        {translate('emails.editor.preview')}
      </Button>
      <Button variant="outlined" disabled={isPending} onClick={() => void test()}>
        {translate('emails.editor.test')}
      </Button>
      {state !== 'built_in' && (
        <ActionDialogButton
          texts="emails.reset"
          onSubmit={(_, idempotencyKey) =>
            callApi('admin/email-text-reset', { language, version }, { params: { id }, idempotencyKey })
          }
          onSuccess={() => onChanges(false)}
          destructive
        />
      )}
      <ErrorAlert message={errorMessage} sx={{ width: '100%' }} />
    </>
  );
}

interface Draft {
  language: EmailTemplateView['language'];
  texts: EmailTextView;
}

function toTexts({ subject = '', body = '', label = '' }: FormValues): EmailTextView {
  return { subject: subject.trim(), body: body.trim(), ...(label.trim() && { label: label.trim() }) };
}
