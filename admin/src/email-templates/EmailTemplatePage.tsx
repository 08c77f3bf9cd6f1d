import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  type EmailPreviewView,
  type EmailTemplateView,
  type EmailTextView,
  LANGUAGE_CODES,
  type LanguageCode,
} from '@shop/contract';
import { useState } from 'react';
import { useLocaleState, usePermissions, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { useAdminQuery } from '../api/useAdminQuery';
import { canAccess } from '../auth/roles';
import { EmailPreview } from '../emails/EmailPreview';
import { useEmailNames } from '../emails/useEmailNames';
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
  const nameOf = useEmailNames();
  const [locale] = useLocaleState();
  const [language, setLanguage] = useState<LanguageCode>(LANGUAGE_CODES.find((code) => code === locale) ?? 'en');
  const [hasChanges, setHasChanges] = useState(false);
  const { data, error } = useAdminQuery('admin/email-template', { language }, { params: { id }, keepPrevious: true });
  const template = useTemplate(data, hasChanges);
  const confirmLoss = () => !hasChanges || window.confirm(translate('ra.message.unsaved_changes'));
  if (error) return <ErrorAlert message={error.message} sx={{ mt: 3 }} />;
  return (
    <Page
      resource="email-templates"
      title={nameOf(id)}
      aside={template && template.state !== 'built_in' && <StatusChip kind="emailText" status={template.state} />}
      header={
        <>
          {template && <Box>{translate('emails.subjectIn', { subject: template.preview.subject })}</Box>}
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{translate('emails.sampleHelp')}</Box>
          <LanguageButtons language={language} onChange={(chosen) => confirmLoss() && setLanguage(chosen)} />
        </>
      }
    >
      {template && (
        <Template
          key={`${template.id}/${template.language}/${template.version}`}
          template={template}
          latest={data ?? template}
          confirmLoss={confirmLoss}
          onChanges={setHasChanges}
        />
      )}
    </Page>
  );
}

/** The template last loaded. A version that is loaded while the form has unsaved changes is not shown before they are saved. */
function useTemplate(loaded: EmailTemplateView | undefined, hasChanges: boolean): EmailTemplateView | undefined {
  const [shown, setShown] = useState(loaded);
  const isKept = hasChanges && shown?.id === loaded?.id && shown?.language === loaded?.language;
  if (shown === loaded || isKept) return shown;
  setShown(loaded);
  return loaded;
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

interface TemplateProps {
  template: EmailTemplateView;
  /** What was loaded last; newer than `template` if somebody else saved while the form has unsaved changes. */
  latest: EmailTemplateView;
  /** Asks whether unsaved changes may be lost, if there are any. */
  confirmLoss: () => boolean;
  /** Called when the form has unsaved changes, and when it has none any more. */
  onChanges: (hasChanges: boolean) => void;
}

interface Draft {
  /** The text of an earlier version that was taken over. */
  reused: EmailTextView | undefined;
  preview: EmailPreviewView;
  /** Counts the texts that were taken over. */
  round: number;
}

function Template({ template, latest, confirmLoss, onChanges }: TemplateProps) {
  const { permissions } = usePermissions<string>();
  const [draft, setDraft] = useState<Draft>({ reused: undefined, preview: template.preview, round: 0 });
  const isEditor = permissions !== undefined && canAccess(permissions, 'email-texts', 'create');
  return (
    <>
      {isEditor && (
        <EmailTextEditor
          key={draft.round}
          template={template}
          latest={latest}
          reused={draft.reused}
          onPreview={(preview) => setDraft((current) => ({ ...current, preview }))}
          onChanges={onChanges}
        />
      )}
      <EmailPreview {...draft.preview} />
      <EmailTextVersions
        template={template}
        {...(isEditor && {
          onReuse: (reused) => {
            if (confirmLoss()) setDraft(({ preview, round }) => ({ reused, preview, round: round + 1 }));
          },
        })}
      />
    </>
  );
}
