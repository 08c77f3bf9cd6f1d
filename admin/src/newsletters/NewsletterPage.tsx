import type { AdminNewsletterView, LanguageCode } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useAdminQuery } from '../api/useAdminQuery';
import { EmailPreview } from '../emails/EmailPreview';
import { useFormat } from '../i18n/useFormat';
import { DescriptionList } from '../ui/DescriptionList';
import { ErrorAlert } from '../ui/ErrorAlert';
import { LanguageTabs } from '../ui/LanguageTabs';
import { Page } from '../ui/Page';
import { RecordPage } from '../ui/RecordPage';
import { Section } from '../ui/Section';
import { StatusChip } from '../ui/StatusChip';
import { NewsletterActions } from './NewsletterActions';
import { NewsletterText } from './NewsletterText';

/** A newsletter: its texts as subscribers see them, actions to test and send it, and a report. */
export function NewsletterPage() {
  return <RecordPage<AdminNewsletterView>>{(newsletter) => <Newsletter newsletter={newsletter} />}</RecordPage>;
}

function Newsletter({ newsletter }: { newsletter: AdminNewsletterView }) {
  const translate = useTranslate();
  const { subject, status, texts } = newsletter;
  const known: Readonly<Record<string, unknown>> = texts;
  return (
    <Page
      resource="newsletters"
      title={subject}
      aside={<StatusChip kind="newsletter" status={status} />}
      header={<NewsletterActions newsletter={newsletter} />}
    >
      <Section title={translate('newsletters.report.title')}>
        <Report newsletter={newsletter} />
      </Section>
      <Section title={translate('newsletters.texts')}>
        <LanguageTabs label={translate('newsletters.texts')} hasText={(language) => known[language] !== undefined}>
          {(language) => (
            <>
              <NewsletterText newsletter={newsletter} language={language} />
              <Preview key={newsletter.revision} id={newsletter.id} language={language} />
            </>
          )}
        </LanguageTabs>
      </Section>
    </Page>
  );
}

function Report({ newsletter: { report, startedAt, finishedAt } }: { newsletter: AdminNewsletterView }) {
  const translate = useTranslate();
  const { number, time } = useFormat();
  const label = (name: string) => translate(`newsletters.report.${name}`);
  const items = [
    { name: label('subscribers'), value: number(report.subscribers) },
    ...(startedAt
      ? [
          { name: label('startedAt'), value: time(startedAt) },
          ...(finishedAt ? [{ name: label('finishedAt'), value: time(finishedAt) }] : []),
          { name: label('queued'), value: number(report.queued) },
          { name: label('sent'), value: number(report.sent) },
          { name: label('unsubscribed'), value: number(report.unsubscribed) },
        ]
      : []),
  ];
  return <DescriptionList items={items} />;
}

function Preview({ id, language }: { id: string; language: LanguageCode }) {
  const { data, error } = useAdminQuery(
    'admin/newsletter-preview',
    { language },
    { params: { id }, alwaysFresh: true },
  );
  if (error) return <ErrorAlert message={error.message} />;
  return data ? <EmailPreview {...data} /> : null;
}
