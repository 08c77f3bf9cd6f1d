import type { Output } from '@shop/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../ui/DateTime';
import { api } from '../api/client';
import styles from './ServiceStatus.module.css';
import { statusName } from './status-name';

type Status = Output<'UserEnd/SiteInfo/GetServiceStatus'>;

const REFRESH_MS = 15 * 60_000;
const departments = ['office', 'factory', 'courier'] as const;

/** The workload of office, factory and courier, refreshed every 15 minutes. */
export function ServiceStatus({ initial }: { initial: Status | null }) {
  const { t } = useTranslation('home');
  const [status, setStatus] = useState(initial);

  useEffect(() => {
    const timer = setInterval(async () => {
      const result = await api.call('UserEnd/SiteInfo/GetServiceStatus', {});
      if (result.ok) setStatus(result.data);
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, []);

  return (
    <section className={styles.panel} aria-labelledby="service-status">
      <h2 id="service-status">{t('status.title')}</h2>
      <dl className={styles.rows}>
        {departments.map((department) => {
          const name = statusName(status?.[department].type);
          return (
            <div key={department} className={styles.row}>
              <dt>{t(`status.${department}`)}</dt>
              <dd className={styles.state} data-state={name}>
                {t(`status.types.${name}`)}
              </dd>
              <dd className={`${styles.hours} tabular-nums`}>{status?.[department].hours}</dd>
            </div>
          );
        })}
      </dl>
      {status && (
        <p className={styles.updated}>
          {t('status.updated')} <DateTime at={status.updatedAt} time />
        </p>
      )}
    </section>
  );
}
