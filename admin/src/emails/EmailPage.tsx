import Box from '@mui/material/Box';
import type { AdminEmailView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { EmptyState } from '../ui/EmptyState';
import { Page } from '../ui/Page';
import { RecordLink } from '../ui/RecordLink';
import { RecordPage } from '../ui/RecordPage';
import { EmailPreview } from './EmailPreview';
import { ResendButton } from './ResendButton';
import { useEmailNames } from './useEmailNames';

export function EmailPage() {
  return <RecordPage<AdminEmailView>>{(email) => <Email email={email} />}</RecordPage>;
}

function Email({ email: { id, to, template, subject, queuedAt, sentAt, html, text } }: { email: AdminEmailView }) {
  const translate = useTranslate();
  const nameOf = useEmailNames();
  const { time } = useFormat();
  return (
    <Page
      resource="emails"
      title={subject ?? translate('emails.erasedSubject')}
      header={
        <>
          <Box sx={{ overflowWrap: 'anywhere' }}>{to}</Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            {sentAt
              ? translate('emails.sentAt', { at: time(sentAt) })
              : translate('emails.queuedAt', { at: time(queuedAt) })}
            {' · '}
            <RecordLink resource="email-templates" id={template}>
              {translate('emails.viewTemplate', { name: nameOf(template) })}
            </RecordLink>
          </Box>
          <ResendButton id={id} to={to} />
        </>
      }
    >
      {subject !== null && html !== null && text !== null ? (
        <EmailPreview subject={subject} html={html} text={text} />
      ) : (
        <EmptyState>{translate('emails.erasedText')}</EmptyState>
      )}
    </Page>
  );
}
