import type { Output } from '@shop/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog';
import { RefusalNote } from '../../ui/RefusalNote';
import { When } from '../../ui/When';
import { plain } from '../api/calls';
import { useSending } from '../api/useSending';
import styles from './News.module.css';

type Notice = Output<'UserEnd/SiteInfo/GetNoticeNewsList'>['items'][number];

/** The shop's notices, newest first; each opens over the page. */
export function News({ notices }: { notices: readonly Notice[] }) {
  const { t } = useTranslation('home');
  const [shown, setShown] = useState<Notice | null>(null);
  const [open, setOpen] = useState(false);
  const [body, setBody] = useState<string | null>(null);
  const { send, refusal } = useSending((id: string) => plain.get('UserEnd/SiteInfo/GetNoticeNewsContent', { id }));

  async function read(notice: Notice) {
    setShown(notice);
    setBody(null);
    setOpen(true);
    const content = await send(notice.id);
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
              <button type="button" className={styles.notice} aria-haspopup="dialog" onClick={() => read(notice)}>
                <span className={styles.title}>{notice.title}</span>
                <span className={styles.date}>
                  <When at={notice.date} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Dialog opened={open} onClose={() => setOpen(false)} title={shown?.title ?? ''} width={600}>
        <div className={styles.body}>
          {shown && (
            <p className={styles.date}>
              <When at={shown.date} />
            </p>
          )}
          {refusal ? <RefusalNote refusal={refusal} /> : <p className={styles.text}>{body ?? '…'}</p>}
        </div>
      </Dialog>
    </section>
  );
}
