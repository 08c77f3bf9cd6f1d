import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import { bearer } from '../api/calls';
import { useAsked } from '../api/useAsked';
import { AnswerOf } from './AnswerOf';
import { Card } from './Card';
import styles from './cards.module.css';
import { fullName } from './full-name';

/** Who one is here. */
export function InfoCard({ guest }: { guest: boolean }) {
  const { t } = useTranslation('account');
  const asked = useAsked('info', () => bearer.get('Account/MyAccountInfo', {}));
  const links = (
    <>
      <Link to="/account/account-details">{t('info.edit')}</Link>
      <Link to="/account/change-password">{t('toolbar.password')}</Link>
    </>
  );
  return (
    <Card title={t('info.title')} links={guest ? undefined : links}>
      <AnswerOf asked={asked} waiting={<Skeleton height={72} />}>
        {(info) => (
          <>
            {fullName(info) && <p className={styles.name}>{fullName(info)}</p>}
            {info.company && <p>{info.company}</p>}
            <p className={styles.line}>{info.email}</p>
            {info.phone && <p className={`${styles.soft} figures`}>{info.phone}</p>}
            <p className={styles.soft}>{t(`role.${info.role}`)}</p>
          </>
        )}
      </AnswerOf>
    </Card>
  );
}
