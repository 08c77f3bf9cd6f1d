import type { MoneyView, OrderView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { pageExists } from '../../pages';
import { ButtonLink } from '../../ui/Button';
import { Sentences } from '../../ui/Sentences';
import { useFormat } from '../../ui/useFormat';
import { MyOrdersButton } from './CheckoutStepNotice';
import { Notice } from './Notice';

/** Confirms the payment, with the next step and the remaining prepaid balance. */
export function PaidNotice({ order, balance }: { order: OrderView; balance?: MoneyView }) {
  const { t } = useTranslation('cart');
  const { money } = useFormat();
  // An item that reuses an approved proof needs no file either.
  const needsFiles = order.items.some(({ printed }) => printed) && order.promise?.needsApproval !== false;
  return (
    <Notice
      tone="success"
      title={t('paid.title')}
      text={
        <Sentences>
          {t('paid.text', { amount: money(order.amount), orderId: order.orderId })}
          {balance && t('paid.balance', { balance: money(balance) })}
          {t(needsFiles ? 'paid.files' : 'paid.production')}
        </Sentences>
      }
      actions={
        <>
          <MyOrdersButton />
          {needsFiles && pageExists('/account/view-order') && (
            <ButtonLink to={`/account/view-order?orderId=${order.orderId}`}>{t('paid.upload')}</ButtonLink>
          )}
        </>
      }
    />
  );
}
