import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { pageExists } from '../../pages';
import { Link } from '../../ui/Link';
import type { Refusal } from '../api/refusal';
import { Notice } from './Notice';
import { MyOrders, Products, StageNotice } from './StageNotice';

interface CheckoutRefusalProps {
  refusal: Refusal;
  onRetry: () => void;
  busy: boolean;
}

/** Why nothing was paid, what is kept, and what to do. */
export function CheckoutRefusal({ refusal, onRetry, busy }: CheckoutRefusalProps) {
  const { t } = useTranslation(['cart', 'common']);
  const retry = (
    <Button onClick={onRetry} loading={busy}>
      {t('common:error.retry')}
    </Button>
  );
  switch (refusal.code) {
    case 'order_expired':
      return <StageNotice stage="expired" orderId="" />;
    case 'order_invalid':
      return (
        <Notice
          tone="bad"
          title={t('refused.invalid.title')}
          words={t('refused.invalid.words', { detail: refusal.errors[0]?.message ?? '' })}
          ways={<Products />}
        />
      );
    case 'order_not_found_or_paid':
    case 'resource_not_found':
      return <Notice tone="bad" title={t('refused.gone.title')} words={t('refused.gone.words')} ways={<MyOrders />} />;
    case 'insufficient_balance':
      return (
        <Notice
          tone="bad"
          title={t('refused.balance.title')}
          words={t('refused.balance.words')}
          ways={
            <>
              {pageExists('/account/prepaid-account') && (
                <Button component={Link} variant="default" to="/account/prepaid-account">
                  {t('refused.balance.go')}
                </Button>
              )}
              {retry}
            </>
          }
        />
      );
    case 'paypal_error':
      return <Notice tone="bad" title={t('refused.paypal.title')} words={t('refused.paypal.words')} ways={retry} />;
    default:
      return (
        <Notice
          tone="bad"
          title={t('refused.other')}
          words={refusal.detail || t('common:error.unreachable')}
          ways={retry}
        />
      );
  }
}
