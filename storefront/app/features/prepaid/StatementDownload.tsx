import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/fields';
import { DownloadButton } from '../documents/DownloadButton';
import styles from './StatementDownload.module.css';

/** The offset of China Standard Time, which statements use, from UTC. */
const CHINA_OFFSET_MS = 8 * 3_600_000;

/** Downloads the statement of a period, by default from the first of this month to today. */
export function StatementDownload() {
  const { t } = useTranslation('account');
  const [today] = useState(() => new Date(Date.now() + CHINA_OFFSET_MS).toISOString().slice(0, 10));
  const [from, setFrom] = useState(`${today.slice(0, 8)}01`);
  const [to, setTo] = useState(today);
  const error = from !== '' && to !== '' && to < from ? t('prepaid.period.order') : undefined;
  const disabled = from === '' || to === '' || error !== undefined;
  return (
    <section className={styles.period} aria-labelledby="period">
      <h2 id="period" className={styles.title}>
        {t('prepaid.period.title')}
      </h2>
      <div className={styles.row}>
        <TextField
          className={styles.day}
          label={t('prepaid.period.from')}
          type="date"
          value={from}
          max={to}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <TextField
          className={styles.day}
          label={t('prepaid.period.to')}
          type="date"
          value={to}
          min={from}
          onChange={(event) => setTo(event.currentTarget.value)}
          {...(error !== undefined && { error })}
        />
      </div>
      <div className={styles.row}>
        {(['pdf', 'csv'] as const).map((format) => (
          <div key={format}>
            <DownloadButton call="Account/PrepaidStatement" query={{ from, to, format }} disabled={disabled}>
              {t(`prepaid.period.${format}`)}
            </DownloadButton>
          </div>
        ))}
      </div>
      <p className={styles.muted}>{t('prepaid.period.text')}</p>
    </section>
  );
}
