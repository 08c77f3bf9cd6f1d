import { useTranslation } from 'react-i18next';
import { pageExists } from '../../pages';
import { ButtonLink } from '../../ui/Button';
import type { CheckoutStep } from './checkout-step';
import { Notice } from './Notice';

/** Explains that the order is at another step than this page, and links to that step. */
export function CheckoutStepNotice({ step, orderId }: { step: CheckoutStep; orderId: string }) {
  const { t } = useTranslation('cart');
  const query = `?orderId=${encodeURIComponent(orderId)}`;
  switch (step) {
    case 'complete':
      return (
        <Notice
          title={t('checkoutStep.complete.title')}
          text={t('checkoutStep.complete.text')}
          actions={<ButtonLink to={`/cart/completeorder${query}`}>{t('checkoutStep.complete.go')}</ButtonLink>}
        />
      );
    case 'pay':
      return (
        <Notice
          title={t('checkoutStep.pay.title')}
          text={t('checkoutStep.pay.text')}
          actions={<ButtonLink to={`/cart/checkout${query}`}>{t('checkoutStep.pay.go')}</ButtonLink>}
        />
      );
    case 'expired':
      return (
        <Notice
          tone="error"
          title={t('checkoutStep.expired.title')}
          text={t('checkoutStep.expired.text')}
          actions={<ProductsButtons />}
        />
      );
    case 'cancelled':
      return (
        <Notice
          tone="error"
          title={t('checkoutStep.cancelled.title')}
          text={t('checkoutStep.cancelled.text')}
          actions={<ProductsButtons />}
        />
      );
    case 'paid':
      return (
        <Notice title={t('checkoutStep.paid.title')} text={t('checkoutStep.paid.text')} actions={<MyOrdersButton />} />
      );
  }
}

export function MyOrdersButton() {
  const { t } = useTranslation('cart');
  if (!pageExists('/account/orders')) return null;
  return (
    <ButtonLink variant="default" to="/account/orders">
      {t('myOrders')}
    </ButtonLink>
  );
}

export function ProductsButtons() {
  const { t } = useTranslation('cart');
  return (
    <>
      <MyOrdersButton />
      <ButtonLink to="/products/catalog">{t('empty.products')}</ButtonLink>
    </>
  );
}
