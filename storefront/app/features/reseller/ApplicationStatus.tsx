import { IconCircleCheck, IconClock, IconInfoCircle } from '@tabler/icons-react';
import { Trans, useTranslation } from 'react-i18next';
import { DateTime } from '../../ui/DateTime';
import { Link } from '../../ui/Link';
import styles from './Reseller.module.css';

const icons = { pending: IconClock, granted: IconCircleCheck, declined: IconInfoCircle };

interface ApplicationStatusProps {
  status: keyof typeof icons;
  appliedAt?: string;
}

/** The status of the customer's reseller application. */
export function ApplicationStatus({ status, appliedAt = '' }: ApplicationStatusProps) {
  const { t } = useTranslation('reseller');
  const Icon = icons[status];
  return (
    <div className={styles.status} role="status">
      <Icon size={28} stroke={1.5} aria-hidden />
      <h3>{t(`status.${status}`)}</h3>
      <p>
        <Trans t={t} i18nKey={`status.${status}Text`} components={{ when: <DateTime at={appliedAt} /> }} />
      </p>
      {status === 'granted' && <Link to="/account/prepaid-account">{t('status.prepaid')}</Link>}
    </div>
  );
}
