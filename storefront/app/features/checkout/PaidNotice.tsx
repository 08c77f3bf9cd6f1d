import { Button } from '@mantine/core';
import type { MoneyView, OrderView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { pageExists } from '../../pages';
import { Link } from '../../ui/Link';
import { useFormat } from '../../ui/useFormat';
import { Notice } from './Notice';
import { MyOrders } from './StageNotice';

/** The payment has arrived: what comes next, and what is left in the prepaid account. */
export function PaidNotice({ order, balance }: { order: OrderView; balance?: MoneyView }) {
  const { t } = useTranslation('cart');
  const { money } = useFormat();
  const printed = order.items.some((item) => item.printed);
  return (
    <Notice
      tone="good"
      title={t('paid.title')}
      words={
        <>
          {t('paid.words', { amount: money(order.amount), orderId: order.orderId })}{' '}
          {balance && t('paid.balance', { balance: money(balance) })} {t(printed ? 'paid.files' : 'paid.production')}
        </>
      }
      ways={
        <>
          <MyOrders />
          {printed && pageExists('/account/view-order') && (
            <Button component={Link} to={`/account/view-order?orderId=${order.orderId}`}>
              {t('paid.upload')}
            </Button>
          )}
        </>
      }
    />
  );
}
