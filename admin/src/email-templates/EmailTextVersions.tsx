import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { EmailTemplateView, EmailTextVersionView, EmailTextView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useAdminQuery } from '../api/useAdminQuery';
import { useFormat } from '../i18n/useFormat';
import { ErrorAlert } from '../ui/ErrorAlert';
import { Section } from '../ui/Section';

interface EmailTextVersionsProps {
  template: EmailTemplateView;
  /** Puts an earlier text into the form; missing for those who may not change texts. */
  onReuse?: (texts: EmailTextView) => void;
}

/** What was saved for the email in this language, and by whom, newest first. */
export function EmailTextVersions({ template: { id, language }, onReuse }: EmailTextVersionsProps) {
  const translate = useTranslate();
  const options = { params: { id }, alwaysFresh: true };
  const { data: versions, error } = useAdminQuery('admin/email-text-versions', { language }, options);
  return (
    <Section title={translate('emails.versions.title')}>
      {error && <ErrorAlert message={error.message} />}
      {versions?.length === 0 && <Box sx={{ color: 'text.secondary' }}>{translate('emails.versions.none')}</Box>}
      <Box sx={{ display: 'grid', rowGap: 1 }}>
        {versions?.map((version) => (
          <Version key={version.version} version={version} language={language} onReuse={onReuse} />
        ))}
      </Box>
    </Section>
  );
}

interface VersionProps extends Pick<EmailTemplateView, 'language'> {
  version: EmailTextVersionView;
  onReuse: EmailTextVersionsProps['onReuse'];
}

function Version({ version: { version, at, by, texts }, language, onReuse }: VersionProps) {
  const translate = useTranslate();
  const { time } = useFormat();
  const title = translate(texts ? 'emails.versions.version' : 'emails.versions.builtIn', { version });
  const byAndAt = ` · ${by} · ${time(at)}`;
  if (!texts) {
    return (
      <Box sx={{ typography: 'body2' }}>
        <strong>{title}</strong>
        {byAndAt}
      </Box>
    );
  }
  return (
    <Box component="details" sx={{ typography: 'body2', '& > summary': { cursor: 'pointer' } }}>
      <summary>
        <strong>{title}</strong>
        {byAndAt}
      </summary>
      <Box sx={{ py: 1, display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Box lang={language} sx={{ maxWidth: 640, overflowWrap: 'anywhere' }}>
          <Box sx={{ fontWeight: 600 }}>{texts.subject}</Box>
          <Box sx={{ whiteSpace: 'pre-line', mt: 1 }}>{texts.body}</Box>
          {texts.label && <Box sx={{ mt: 1 }}>[{texts.label}]</Box>}
        </Box>
        {onReuse && (
          <Button size="small" variant="outlined" onClick={() => onReuse(texts)}>
            {translate('emails.versions.reuse')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
