import type { Output } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import { useFormat } from '../../ui/useFormat';
import { When } from '../../ui/When';
import { viewOrder } from '../orders/next-step';
import styles from './Statement.module.css';

type Movement = Output<'Account/MyPrepaidAccountAll'>['items'][number];

/** What came in and went out, the newest first, and what was there afterwards. */
export function Statement({ movements }: { movements: readonly Movement[] }) {
  const { t } = useTranslation('account');
  const { money } = useFormat();
  return (
    <div className={styles.room}>
      <table className={styles.table} role="table">
        <caption className="visually-hidden">{t('prepaid.statement')}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {(['type', 'date', 'amount', 'memo', 'after'] as const).map((column) => (
              <th key={column} scope="col" role="columnheader" data-column={column}>
                {t(`prepaid.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {movements.map(({ type, postDate, memo, amount, orderId, balanceAfter }) => (
            <tr key={`${postDate} ${balanceAfter.amount}`} role="row">
              <td role="cell" data-column="type">
                {t(`prepaid.type.${type}`)}
              </td>
              <td role="cell" data-column="date">
                <When at={postDate} />
              </td>
              <td role="cell" data-column="amount" className="figures">
                {amount.amount > 0 && '+'}
                {money(amount)}
              </td>
              <td role="cell" data-column="memo">
                {memo !== orderId && <span>{memo}</span>}
                {orderId && (
                  <Link to={viewOrder(orderId)}>
                    {t('prepaid.order', { orderId })}
                  </Link>
                )}
              </td>
              <td role="cell" data-column="after" className="figures">
                <span className={styles.label}>{t('prepaid.column.after')} </span>
                {money(balanceAfter)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
