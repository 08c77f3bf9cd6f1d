import type { Output } from '@shop/contract';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ButtonAnchor } from '../../ui/Button';
import { Link } from '../../ui/Link';
import styles from './PaypalInvoice.module.css';

type Invoice = NonNullable<Output<'Cart/Checkout'>['paypal']>;

/** A link to the PayPal invoice, with a QR code for the phone. */
export function PaypalInvoice({ orderId, invoiceId, payUrl, qrCode }: Invoice & { orderId: string }) {
  const { t } = useTranslation('cart');
  return (
    <section className={styles.invoice} aria-labelledby="paypal">
      <div className={styles.text}>
        <h2 id="paypal">{t('paypal.title')}</h2>
        <p>{t('paypal.text')}</p>
        <p>
          <ButtonAnchor
            href={payUrl}
            target="_blank"
            rel="noreferrer"
            size="md"
            rightSection={<IconExternalLink size={18} stroke={1.75} aria-hidden />}
            ref={focusOnMount}
          >
            {t('paypal.open')}
          </ButtonAnchor>
        </p>
        <p className={styles.muted}>
          <Link to={`/home/PaymentProcessing?orderId=${encodeURIComponent(orderId)}`}>{t('processing.paid')}</Link>
        </p>
        <p className={`${styles.muted} tabular-nums`}>{t('paypal.invoice', { id: invoiceId })}</p>
        <p className={styles.muted} role="status">
          {t('paypal.waiting')}
        </p>
      </div>
      <figure className={styles.code}>
        <img src={qrCode} alt={t('paypal.code')} width={176} height={176} />
        <figcaption>{t('paypal.scan')}</figcaption>
      </figure>
    </section>
  );
}

/** As a `ref`: focuses the link when it appears. */
function focusOnMount(link: HTMLAnchorElement | null): void {
  link?.focus();
}
