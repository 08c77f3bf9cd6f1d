import type { Output } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../ui/DateTime';
import { Link } from '../../ui/Link';
import { useFormat } from '../../ui/useFormat';
import { orderPath } from '../orders/next-step';
import styles from './Statement.module.css';

type Transaction = Output<'Account/MyPrepaidAccountAll'>['items'][number];

/** The transactions of a prepaid account, newest first, with the balance after each. */
export function Statement({ transactions }: { transactions: readonly Transaction[] }) {
  const { t } = useTranslation('account');
  const { money } = useFormat();
  return (
    <div className={styles.container}>
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
          {transactions.map(({ type, postDate, memo, amount, orderId, balanceAfter }) => (
            <tr key={`${postDate} ${balanceAfter.amount}`} role="row">
              <td role="cell" data-column="type">
                {t(`prepaid.type.${type}`)}
              </td>
              <td role="cell" data-column="date">
                <DateTime at={postDate} />
              </td>
              <td role="cell" data-column="amount" className="tabular-nums">
                {amount.amount > 0 && '+'}
                {money(amount)}
              </td>
              <td role="cell" data-column="memo">
                {memo !== orderId && <span>{memo}</span>}
                {orderId && <Link to={orderPath(orderId)}>{t('prepaid.order', { orderId })}</Link>}
              </td>
              <td role="cell" data-column="after" className="tabular-nums">
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
