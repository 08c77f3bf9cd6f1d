import Box from '@mui/material/Box';
import type { AdminNoticeView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { Page } from '../ui/Page';
import { RecordPage } from '../ui/RecordPage';
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
    </Page>
  );
}
