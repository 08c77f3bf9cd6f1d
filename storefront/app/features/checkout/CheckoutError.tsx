import type { ApiError } from '@shop/api-client';
import { useTranslation } from 'react-i18next';
import { pageExists } from '../../pages';
import { Button, ButtonLink } from '../../ui/Button';
import { MyOrdersButton, ProductsButtons, CheckoutStepNotice } from './CheckoutStepNotice';
import { Notice } from './Notice';

interface CheckoutErrorProps {
  error: ApiError;
  onRetry: () => void;
  isPending: boolean;
}

/** Explains a failed payment and offers what to do next. */
export function CheckoutError({ error, onRetry, isPending }: CheckoutErrorProps) {
  const { t } = useTranslation(['cart', 'common']);
  const retry = (
    <Button onClick={onRetry} loading={isPending}>
      {t('common:error.retry')}
    </Button>
  );
  switch (error.code) {
    case 'order_expired':
      return <CheckoutStepNotice step="expired" orderId="" />;
    case 'order_invalid':
      return (
        <Notice
          tone="error"
          title={t('paymentError.invalid.title')}
          text={t('paymentError.invalid.text', { detail: error.errors[0]?.message ?? '' })}
          actions={<ProductsButtons />}
        />
      );
    case 'order_not_found_or_paid':
    case 'resource_not_found':
      return (
        <Notice
          tone="error"
          title={t('paymentError.gone.title')}
          text={t('paymentError.gone.text')}
          actions={<MyOrdersButton />}
        />
      );
    case 'insufficient_balance':
      return (
        <Notice
          tone="error"
          title={t('paymentError.balance.title')}
          text={t('paymentError.balance.text')}
          actions={
            <>
              {pageExists('/account/prepaid-account') && (
                <ButtonLink variant="default" to="/account/prepaid-account">
                  {t('paymentError.balance.go')}
                </ButtonLink>
              )}
              {retry}
            </>
          }
        />
      );
    case 'paypal_error':
      return (
        <Notice
          tone="error"
          title={t('paymentError.paypal.title')}
          text={t('paymentError.paypal.text')}
          actions={retry}
        />
      );
    default:
      return (
        <Notice
          tone="error"
          title={t('paymentError.other')}
          text={error.detail || t('common:error.unreachable')}
          actions={retry}
        />
      );
  }
}
