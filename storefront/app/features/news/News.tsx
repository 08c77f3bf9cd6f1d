import type { Output } from '@shop/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../ui/DateTime';
import { Dialog } from '../../ui/Dialog';
import { ErrorMessage } from '../../ui/ErrorMessage';
import { api } from '../api/client';
import { useMutation } from '../api/useMutation';
import styles from './News.module.css';

type Notice = Output<'UserEnd/SiteInfo/GetNoticeNewsList'>['items'][number];

/** The shop's news, newest first. Each item opens in a dialog. */
export function News({ notices }: { notices: readonly Notice[] }) {
  const { t } = useTranslation('home');
  const [selected, setSelected] = useState<Notice | null>(null);
  const [opened, setOpened] = useState(false);
  const [body, setBody] = useState<string | null>(null);
  const { mutate, error } = useMutation((id: string) => api.call('UserEnd/SiteInfo/GetNoticeNewsContent', { id }));

  async function open(notice: Notice) {
    setSelected(notice);
    setBody(null);
    setOpened(true);
    const content = await mutate(notice.id);
    if (content) setBody(content.body);
  }

  return (
    <section className={styles.news} aria-labelledby="news">
      <h2 id="news">{t('news.title')}</h2>
      {notices.length === 0 ? (
        <p className={styles.none}>{t('news.none')}</p>
      ) : (
        <ul className={styles.list}>
          {notices.map((notice) => (
            <li key={notice.id}>
              <button type="button" className={styles.notice} aria-haspopup="dialog" onClick={() => open(notice)}>
                <span className={styles.title}>{notice.title}</span>
                <span className={styles.date}>
                  <DateTime at={notice.date} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Dialog opened={opened} onClose={() => setOpened(false)} title={selected?.title ?? ''} width={600}>
        <div className={styles.body}>
          {selected && (
            <p className={styles.date}>
              <DateTime at={selected.date} />
            </p>
          )}
          {error ? <ErrorMessage error={error} /> : <p className={styles.text}>{body ?? '…'}</p>}
        </div>
      </Dialog>
    </section>
  );
}
