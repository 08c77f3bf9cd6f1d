import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Pages } from '../../ui/Pages';
import { useFormat } from '../../ui/useFormat';
import { AnswerOf } from '../account/AnswerOf';
import { bearer } from '../api/calls';
import { useAsked } from '../api/useAsked';
import { readOrderQuery } from '../orders/order-groups';
import { HowToAdd } from './HowToAdd';
import styles from './PrepaidAccount.module.css';
import { Statement } from './Statement';
import { StatementDownload } from './StatementDownload';

const SIZE = 20;

/** A reseller's balance, how it came about, and how to add to it. */
export function PrepaidAccount() {
  const { t } = useTranslation('account');
  const { money } = useFormat();
  const { page } = readOrderQuery(useLocation().search);
  const asked = useAsked(`statement ${page}`, () => bearer.get('Account/MyPrepaidAccountAll', { page, size: SIZE }));
  return (
    <AnswerOf asked={asked} fresh>
      {({ balance, total, items }) => (
        <div className={styles.page} aria-busy={asked.busy}>
          <div className={styles.top}>
            <div>
              <p className={styles.label}>{t('prepaid.balance')}</p>
              <p className={`${styles.balance} figures`}>{money(balance)}</p>
              <p className={styles.soft}>{t('prepaid.words')}</p>
            </div>
            <HowToAdd />
          </div>
          {total > 0 ? <Statement movements={items} /> : <p className={styles.soft}>{t('prepaid.none')}</p>}
          <Pages page={page} size={SIZE} total={total} />
          {total > 0 && <StatementDownload />}
        </div>
      )}
    </AnswerOf>
  );
}
