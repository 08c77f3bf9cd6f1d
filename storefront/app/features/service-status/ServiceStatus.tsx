import type { Output } from '@shop/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../ui/DateTime';
import { Link } from '../../ui/Link';
import { api } from '../api/client';
import styles from './ServiceStatus.module.css';
import { places, statusName } from './status-name';

type Status = Output<'UserEnd/SiteInfo/GetServiceStatus'>;

const REFRESH_MS = 15 * 60_000;

/** The workload of office, factory and courier, refreshed every 15 minutes. */
export function ServiceStatus({ initial }: { initial: Status | null }) {
  const { t } = useTranslation('status');
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
      <h2 id="service-status">{t('title')}</h2>
      <dl className={styles.rows}>
        {places.map((place) => {
          const name = statusName(status?.[place].type);
          return (
            <div key={place} className={styles.row}>
              <dt>{t(`places.${place}`)}</dt>
              <dd className={styles.state} data-state={name}>
                {t(`types.${name}`)}
              </dd>
              <dd className={`${styles.hours} tabular-nums`}>{status?.[place].hours}</dd>
            </div>
          );
        })}
      </dl>
      <p className={styles.updated}>
        {status && (
          <>
            {t('updated')} <DateTime at={status.updatedAt} time /> ·{' '}
          </>
        )}
        <Link to="/status">{t('seeHistory')}</Link>
      </p>
    </section>
  );
}
