import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { pageExists } from '../../pages';
import { Link } from '../../ui/Link';
import { useFormat } from '../../ui/useFormat';
import { bearer } from '../api/calls';
import { useAsked } from '../api/useAsked';
import { AnswerOf } from './AnswerOf';
import { Card } from './Card';
import styles from './cards.module.css';

/** What a reseller has paid in and not yet spent. */
export function BalanceCard() {
  const { t } = useTranslation('account');
  const { money } = useFormat();
  const asked = useAsked('balance', () => bearer.get('Account/MyCurrentBalance', {}));
  return (
    <Card title={t('prepaid.balance')} links={<Link to="/account/prepaid-account">{t('prepaid.see')}</Link>}>
      <AnswerOf asked={asked} waiting={<Skeleton height={40} width="60%" />}>
        {(balance) => (
          <>
            <p className={`${styles.balance} figures`}>{money(balance)}</p>
            <p className={styles.soft}>{t('prepaid.words')}</p>
          </>
        )}
      </AnswerOf>
    </Card>
  );
}

/** What others would have of the reseller program. */
export function ProgramCard() {
  const { t } = useTranslation('account');
  const more = pageExists('/aboutus/reseller-program') ? '/aboutus/reseller-program' : '/account/prepaid-account';
  return (
    <Card title={t('program.title')} links={<Link to={more}>{t('program.more')}</Link>}>
      <p className={styles.soft}>{t('program.short')}</p>
    </Card>
  );
}
