import Box from '@mui/material/Box';
import type { AdminNoticeView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useAdminQuery } from '../api/useAdminQuery';
import { ContentChanges } from '../common/ContentChanges';
import { useFormat } from '../i18n/useFormat';
import { Page } from '../ui/Page';
import { RecordPage } from '../ui/RecordPage';
import { Section } from '../ui/Section';
import { StatusChip } from '../ui/StatusChip';
import { NoticeActions } from './NoticeActions';
import { NoticeTexts } from './NoticeTexts';

export function NoticePage() {
  return <RecordPage<AdminNoticeView>>{(notice) => <Notice notice={notice} />}</RecordPage>;
}

function Notice({ notice }: { notice: AdminNoticeView }) {
  const translate = useTranslate();
  const { time } = useFormat();
  const { title, state, publishedAt, changedAt } = notice;
  return (
    <Page
      resource="news"
      title={title}
      aside={<StatusChip kind="notice" status={state} />}
      header={
        <>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            {publishedAt
              ? translate(`news.publishedAt.${state}`, { at: time(publishedAt) })
              : translate('news.changedAt', { at: time(changedAt) })}
          </Box>
          <NoticeActions notice={notice} />
        </>
      }
      maxWidth={960}
    >
      <NoticeTexts notice={notice} />
      <Section title={translate('common.changes')}>
        <NoticeChanges key={notice.revision} id={notice.id} />
      </Section>
    </Page>
  );
}

function NoticeChanges({ id }: { id: string }) {
  const { data, error } = useAdminQuery('admin/notice-changes', {}, { params: { id }, alwaysFresh: true });
  return <ContentChanges changes={data} error={error} />;
}
