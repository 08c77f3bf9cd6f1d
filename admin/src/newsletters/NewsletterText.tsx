import Box from '@mui/material/Box';
import type { AdminNewsletterView, Input, LanguageCode } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { useFormat } from '../i18n/useFormat';
import { ActionBar } from '../ui/ActionBar';
import { ActionDialogButton } from '../ui/ActionDialogButton';
import { NewsletterTextInputs, NO_TEXT, trimText } from './NewsletterTextInputs';

interface NewsletterTextProps {
  newsletter: AdminNewsletterView;
  language: LanguageCode;
}

/** Writes, edits and removes the text of a language while the newsletter is a draft. */
export function NewsletterText({ newsletter, language }: NewsletterTextProps) {
  const translate = useTranslate();
  const { language: languageName } = useFormat();
  const { id, subject, revision, status } = newsletter;
  const texts: Partial<Record<string, { subject: string; body: string }>> = newsletter.texts;
  const { [language]: text, ...otherTexts } = texts;
  const textValues = { subject, language: languageName(language) };
  const save = (changed: object, idempotencyKey: string) => {
    // English is required when the newsletter is created and cannot be removed.
    const body = { revision, texts: changed } as Input<'admin/newsletter-edit'>;
    return callApi('admin/newsletter-edit', body, { params: { id }, idempotencyKey });
  };
  return (
    <Box sx={{ mb: 2 }}>
      {!text && <Box sx={{ mb: 1, color: 'text.secondary' }}>{translate('newsletters.noText')}</Box>}
      {status === 'draft' && (
        <ActionBar>
          <ActionDialogButton
            texts="newsletters.text"
            textValues={textValues}
            label={text ? 'newsletters.text.button' : 'newsletters.text.write'}
            defaultValues={{ ...NO_TEXT, ...text }}
            onSubmit={(values, idempotencyKey) => save({ ...texts, [language]: trimText(values) }, idempotencyKey)}
          >
            <NewsletterTextInputs />
          </ActionDialogButton>
          {text && language !== 'en' && (
            <ActionDialogButton
              texts="newsletters.removeText"
              textValues={textValues}
              variant="text"
              onSubmit={(_, idempotencyKey) => save(otherTexts, idempotencyKey)}
              destructive
            />
          )}
        </ActionBar>
      )}
    </Box>
  );
}
