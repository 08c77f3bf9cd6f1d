import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LANGUAGE_CODES, type LanguageCode } from '@shop/contract';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { useAdminQuery } from '../api/useAdminQuery';
import { EmailPreview } from '../emails/EmailPreview';
import { useFormat } from '../i18n/useFormat';
import { ErrorAlert } from '../ui/ErrorAlert';
import { Page } from '../ui/Page';

/** An email template with sample data, in the chosen language. */
export function EmailTemplatePage() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const { language: languageName } = useFormat();
  const [locale] = useLocaleState();
  const [language, setLanguage] = useState<LanguageCode>(LANGUAGE_CODES.find((code) => code === locale) ?? 'en');
  const { data: preview, error } = useAdminQuery(
    'admin/email-preview',
    { language },
    { params: { id }, keepPrevious: true },
  );
  if (error) return <ErrorAlert message={error.message} sx={{ mt: 3 }} />;
  return (
    <Page
      resource="email-templates"
      title={preview?.subject ?? ''}
      header={
        <>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{translate('emails.sampleHelp')}</Box>
          <ToggleButtonGroup
            size="small"
            exclusive
            value={language}
            onChange={(_, chosen: LanguageCode | null) => chosen && setLanguage(chosen)}
            aria-label={translate('emails.language')}
          >
            {LANGUAGE_CODES.map((code) => (
              <ToggleButton key={code} value={code} sx={{ textTransform: 'none' }}>
                {languageName(code)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </>
      }
    >
      {preview && <EmailPreview {...preview} />}
    </Page>
  );
}
