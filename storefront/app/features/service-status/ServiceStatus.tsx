import { useEffect, useState } from 'react';
import type { Output } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { When } from '../../ui/When';
import { plain } from '../api/calls';
import styles from './ServiceStatus.module.css';
import { statusName } from './status-name';

type Status = Output<'UserEnd/SiteInfo/GetServiceStatus'>;

const REFRESH_MS = 15 * 60_000;
const desks = ['office', 'factory', 'courier'] as const;

/** How busy office, factory and courier are; asked again every 15 minutes. */
export function ServiceStatus({ initial }: { initial: Status | null }) {
  const { t } = useTranslation('home');
  const [status, setStatus] = useState(initial);

  useEffect(() => {
    const timer = setInterval(async () => {
      const answer = await plain.get('UserEnd/SiteInfo/GetServiceStatus', {});
      if (answer.ok) setStatus(answer.data);
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, []);

  return (
    <section className={styles.board} aria-labelledby="service-status">
      <h2 id="service-status">{t('status.title')}</h2>
      <dl className={styles.rows}>
        {desks.map((desk) => {
          const name = statusName(status?.[desk].type);
          return (
            <div key={desk} className={styles.row}>
              <dt>{t(`status.${desk}`)}</dt>
              <dd className={styles.state} data-state={name}>
                {t(`status.types.${name}`)}
              </dd>
              <dd className={`${styles.hours} figures`}>{status?.[desk].hours}</dd>
            </div>
          );
        })}
      </dl>
      {status && (
        <p className={styles.updated}>
          {t('status.updated')} <When at={status.updatedAt} time />
        </p>
      )}
    </section>
  );
}
