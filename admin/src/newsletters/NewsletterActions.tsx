import { type AdminNewsletterView, LANGUAGE_CODES, type LanguageCode } from '@shop/contract';
import { required, SelectInput } from 'react-admin';
import { callApi } from '../api/client';
import { useFormat } from '../i18n/useFormat';
import { ActionBar } from '../ui/ActionBar';
import { ActionDialogButton } from '../ui/ActionDialogButton';

const REQUIRED = [required()];

/** Emails the newsletter to its author as a test, sends it to all subscribers, or stops that. */
export function NewsletterActions({
  newsletter: { id, revision, status, report },
}: {
  newsletter: AdminNewsletterView;
}) {
  const { language, number } = useFormat();
  const options = (idempotencyKey: string) => ({ params: { id }, idempotencyKey });
  const left = number(Math.max(0, report.subscribers - report.queued));
  return (
    <ActionBar>
      {(status === 'draft' || status === 'stopped') && (
        <ActionDialogButton
          texts={status === 'draft' ? 'newsletters.send' : 'newsletters.resume'}
          textValues={{ count: left }}
          variant="contained"
          onSubmit={(_, key) => callApi('admin/newsletter-send', { revision }, options(key))}
        />
      )}
      <ActionDialogButton<{ language: LanguageCode }>
        texts="newsletters.test"
        defaultValues={{ language: 'en' }}
        onSubmit={(values, key) => callApi('admin/newsletter-test', { language: values.language }, options(key))}
      >
        <SelectInput
          source="language"
          label="newsletters.language"
          choices={LANGUAGE_CODES.map((code) => ({ id: code, name: language(code) }))}
          translateChoice={false}
          validate={REQUIRED}
        />
      </ActionDialogButton>
      {status === 'sending' && (
        <ActionDialogButton
          texts="newsletters.stop"
          onSubmit={(_, key) => callApi('admin/newsletter-stop', { revision }, options(key))}
          destructive
        />
      )}
    </ActionBar>
  );
}
