import Box from '@mui/material/Box';
import type { AdminNoticeView } from '@shop/contract';
import { Link, ShowBase, useShowContext, useTranslate } from 'react-admin';
import { LoadFailure } from '../ui/LoadFailure';
import { PageTitle } from '../ui/PageTitle';
import { useReading } from '../ui/reading';
import { NoticeDeeds } from './NoticeDeeds';
import { NoticeState } from './NoticeState';
import { NoticeTexts } from './NoticeTexts';

export function NoticePage() {
  return (
    <ShowBase<AdminNoticeView>>
      <LoadedNotice />
    </ShowBase>
  );
}

function LoadedNotice() {
  const { record: notice, error } = useShowContext<AdminNoticeView>();
  if (error) return <LoadFailure error={error} />;
  // The list's row stands in until the notice itself is there.
  return notice?.texts ? <Notice notice={notice} /> : null;
}

function Notice({ notice }: { notice: AdminNoticeView }) {
  const translate = useTranslate();
  const { time } = useReading();
  const { title, state, publishedAt, changedAt } = notice;
  return (
    <Box component="article" sx={{ pt: 2.5, display: 'grid', gap: 2, maxWidth: 960, minWidth: 0 }}>
      <Box component="header" sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <Link to="/news" sx={{ typography: 'body2' }}>
          {translate('resources.news.name', { smart_count: 2 })}
        </Link>
        <PageTitle title={title} aside={<NoticeState state={state} />} />
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {publishedAt
            ? translate(`news.since.${state}`, { at: time(publishedAt) })
            : translate('news.changed', { at: time(changedAt) })}
        </Box>
        <NoticeDeeds notice={notice} />
      </Box>
      <NoticeTexts notice={notice} />
    </Box>
  );
}
