import Box from '@mui/material/Box';
import type { AdminNewsletterView, Input, LanguageCode } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { TextActions } from '../common/TextActions';
import { NewsletterTextInputs, type NewsletterTextValues, NO_TEXT, trimText } from './NewsletterTextInputs';

interface NewsletterTextProps {
  newsletter: AdminNewsletterView;
  language: LanguageCode;
}

/** Writes, edits and removes the text of a language while the newsletter is a draft. */
export function NewsletterText({ newsletter, language }: NewsletterTextProps) {
  const translate = useTranslate();
  const { id, subject, revision, status, texts } = newsletter;
  const save = (changed: object, idempotencyKey: string) => {
    const body = { revision, texts: changed } as Input<'admin/newsletter-edit'>;
    return callApi('admin/newsletter-edit', body, { params: { id }, idempotencyKey });
  };
  return (
    <Box sx={{ mb: 2 }}>
      {!texts[language] && <Box sx={{ mb: 1, color: 'text.secondary' }}>{translate('newsletters.noText')}</Box>}
      {status === 'draft' && (
        <TextActions<NewsletterTextValues>
          texts="newsletters.text"
          removeTexts="newsletters.removeText"
          textValues={{ subject }}
          language={language}
          textsByLanguage={{ ...texts }}
          noText={NO_TEXT}
          trimText={trimText}
          onSave={save}
        >
          <NewsletterTextInputs />
        </TextActions>
      )}
    </Box>
  );
}
