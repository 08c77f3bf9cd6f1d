import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type EmailTemplateView, LANGUAGE_CODES, type LanguageCode } from '@shop/contract';
import { useState } from 'react';
import { useLocaleState, usePermissions, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { useAdminQuery } from '../api/useAdminQuery';
import { canAccess } from '../auth/roles';
import { EmailPreview } from '../emails/EmailPreview';
import { useFormat } from '../i18n/useFormat';
import { ErrorAlert } from '../ui/ErrorAlert';
import { Page } from '../ui/Page';
import { StatusChip } from '../ui/StatusChip';
import { EmailTextEditor } from './EmailTextEditor';
import { EmailTextVersions } from './EmailTextVersions';

/** The text of an email in the chosen language with sample values; admins change it here. */
export function EmailTemplatePage() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [language, setLanguage] = useState<LanguageCode>(LANGUAGE_CODES.find((code) => code === locale) ?? 'en');
  const { data: template, error } = useAdminQuery(
    'admin/email-template',
    { language },
    { params: { id }, keepPrevious: true },
  );
  if (error) return <ErrorAlert message={error.message} sx={{ mt: 3 }} />;
  return (
    <Page
      resource="email-templates"
      title={template?.preview.subject ?? ''}
      aside={template && template.state !== 'built_in' && <StatusChip kind="emailText" status={template.state} />}
      header={
        <>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{translate('emails.sampleHelp')}</Box>
          <LanguageButtons language={language} onChange={setLanguage} />
        </>
      }
    >
      {template && <Template key={`${template.language}/${template.version}`} template={template} />}
    </Page>
  );
}

function LanguageButtons({
  language,
  onChange,
}: {
  language: LanguageCode;
  onChange: (language: LanguageCode) => void;
}) {
  const translate = useTranslate();
  const { language: languageName } = useFormat();
  return (
    <ToggleButtonGroup
      size="small"
      exclusive
      value={language}
      onChange={(_, chosen: LanguageCode | null) => chosen && onChange(chosen)}
      aria-label={translate('emails.language')}
      sx={{ flexWrap: 'wrap' }}
    >
      {LANGUAGE_CODES.map((code) => (
        <ToggleButton key={code} value={code} sx={{ textTransform: 'none' }}>
          {languageName(code)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

function Template({ template }: { template: EmailTemplateView }) {
  const { permissions } = usePermissions<string>();
  const [draft, setDraft] = useState({ texts: template.texts, preview: template.preview, round: 0 });
  const isEditor = permissions !== undefined && canAccess(permissions, 'email-texts', 'create');
  return (
    <>
      {isEditor && (
        <EmailTextEditor
          key={draft.round}
          template={template}
          texts={draft.texts}
          onPreview={(preview) => setDraft((current) => ({ ...current, preview }))}
        />
      )}
      <EmailPreview {...draft.preview} />
      <EmailTextVersions
        template={template}
        {...(isEditor && {
          onReuse: (texts) => setDraft(({ preview, round }) => ({ texts, preview, round: round + 1 })),
        })}
      />
    </>
  );
}
