import type { AdminNoticeView } from '@shop/contract';
import { useNotify, useRedirect } from 'react-admin';
import { CreatePage } from '../ui/CreatePage';
import { NO_TEXT, NoticeTextInputs, trimText, type NoticeTextValues } from './NoticeTextInputs';

/** Creates a notice in English. The other languages are added on its page. */
export function NoticeCreate() {
  const notify = useNotify();
  const redirect = useRedirect();
  return (
    <CreatePage<NoticeTextValues, AdminNoticeView>
      resource="news"
      title="news.create.title"
      description="news.create.description"
      submitLabel="news.create.submit"
      defaultValues={NO_TEXT}
      transform={(values) => ({ texts: { en: trimText(values) } })}
      onSuccess={({ id }) => {
        notify('news.create.done', { type: 'success' });
        redirect('show', 'news', id);
      }}
      maxWidth={640}
    >
      <NoticeTextInputs />
    </CreatePage>
  );
}
