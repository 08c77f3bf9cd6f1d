import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { pageExists } from '../../pages';
import { Link } from '../../ui/Link';
import { Notice } from './Notice';
import type { OrderStage } from './order-stage';

/** Says, of an order that is at another stage than the page it was looked for on, where it goes on. */
export function StageNotice({ stage, orderId }: { stage: OrderStage; orderId: string }) {
  const { t } = useTranslation('cart');
  const query = `?orderId=${encodeURIComponent(orderId)}`;
  switch (stage) {
    case 'complete':
      return (
        <Notice
          title={t('stage.complete.title')}
          words={t('stage.complete.words')}
          ways={
            <Button component={Link} to={`/cart/completeorder${query}`}>
              {t('stage.complete.go')}
            </Button>
          }
        />
      );
    case 'pay':
      return (
        <Notice
          title={t('stage.pay.title')}
          words={t('stage.pay.words')}
          ways={
            <Button component={Link} to={`/cart/checkout${query}`}>
              {t('stage.pay.go')}
            </Button>
          }
        />
      );
    case 'expired':
      return (
        <Notice tone="bad" title={t('stage.expired.title')} words={t('stage.expired.words')} ways={<Products />} />
      );
    case 'cancelled':
      return (
        <Notice tone="bad" title={t('stage.cancelled.title')} words={t('stage.cancelled.words')} ways={<Products />} />
      );
    case 'paid':
      return <Notice title={t('stage.paid.title')} words={t('stage.paid.words')} ways={<MyOrders />} />;
  }
}

export function MyOrders() {
  const { t } = useTranslation('cart');
  if (!pageExists('/account/orders')) return null;
  return (
    <Button component={Link} variant="default" to="/account/orders">
      {t('myOrders')}
    </Button>
  );
}

export function Products() {
  const { t } = useTranslation('cart');
  return (
    <>
      <MyOrders />
      <Button component={Link} to="/products/catalog">
        {t('empty.products')}
      </Button>
    </>
  );
}
