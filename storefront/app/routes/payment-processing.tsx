import { useTranslation } from 'react-i18next';
import { PaymentProcessing } from '../features/checkout/PaymentProcessing';
import { FormPage } from '../ui/FormPage';

export default function Page() {
  const { t } = useTranslation('cart');
  return (
    <FormPage title={t('processing.title')}>
      <PaymentProcessing />
    </FormPage>
  );
}
