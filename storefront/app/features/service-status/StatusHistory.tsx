import { useTranslation } from 'react-i18next';
import { DateTime } from '../../ui/DateTime';
import { dayStatuses, type StatusChange } from './day-statuses';
import styles from './StatusHistory.module.css';
import { type places, statusName } from './status-name';

interface StatusHistoryProps {
  place: (typeof places)[number];
  /** The oldest first. */
  changes: readonly (StatusChange & { hours: string })[];
  /** The time of the page in milliseconds, so that server and browser draw the same days. */
  now: number;
}

/** The status of one place: now, on each of the last 90 days, and when it changed. */
export function StatusHistory({ place, changes, now }: StatusHistoryProps) {
  const { t } = useTranslation('status');
  const current = changes.at(-1);
  const name = statusName(current?.type);
  return (
    <section className={styles.place} aria-labelledby={place}>
      <header className={styles.head}>
        <h2 id={place}>{t(`places.${place}`)}</h2>
        <p className={styles.state} data-state={name}>
          {t(`types.${name}`)}
        </p>
        <p className={`${styles.muted} tabular-nums`}>{current?.hours}</p>
      </header>
      <figure className={styles.figure}>
        <div className={styles.days} role="img" aria-label={t('history.bar')}>
          {dayStatuses(changes, now).map((type, day) => (
            <span key={day} className={styles.day} data-state={statusName(type)} />
          ))}
        </div>
        <figcaption className={styles.scale}>
          <span>{t('history.begin')}</span>
          <span>{t('history.end')}</span>
        </figcaption>
      </figure>
      <h3 className={styles.title}>{t('history.changes')}</h3>
      {changes.length > 1 ? (
        <ol className={styles.changes}>
          {changes.toReversed().map(({ type, from }) => (
            <li key={from} className={styles.change}>
              <span className={styles.state} data-state={statusName(type)}>
                {t(`types.${statusName(type)}`)}
              </span>
              <span className={styles.muted}>
                <DateTime at={from} time />
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <p className={styles.muted}>{t('history.none')}</p>
      )}
    </section>
  );
}
