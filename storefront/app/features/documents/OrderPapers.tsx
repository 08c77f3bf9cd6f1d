import type { OrderView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/useFormat';
import { When } from '../../ui/When';
import { DownloadButton } from './DownloadButton';
import styles from './OrderPapers.module.css';
import { invoiceKind, useDocuments } from './useDocuments';

/** An order’s documents, each to be kept as a PDF. */
export function OrderPapers({ order }: { order: OrderView }) {
  const { t } = useTranslation('order');
  const { orderId } = order;
  const kind = invoiceKind(order);
  const plain = { variant: 'subtle', size: 'compact-sm' } as const;
  return (
    <div className={styles.papers}>
      {kind && (
        <DownloadButton call="Account/Invoice" query={{ orderId }} {...plain}>
          {t(`papers.${kind}`)}
        </DownloadButton>
      )}
      <DownloadButton call="Account/QuotePdf" query={{ orderId }} {...plain}>
        {t('papers.quote')}
      </DownloadButton>
      <CreditNotes order={order} />
    </div>
  );
}

/** One for every refund; nothing while there is none. */
export function CreditNotes({ order }: { order: OrderView }) {
  const { t } = useTranslation('order');
  const { money } = useFormat();
  const { data } = useDocuments(order);
  const notes = data?.creditNotes ?? [];
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes} aria-label={t('papers.creditNotes')}>
      {notes.map(({ number, issuedAt, amount }) => (
        <li key={number}>
          <DownloadButton call="Account/CreditNote" query={{ number }} variant="subtle" size="compact-sm">
            {t('papers.creditNote', { number })}
          </DownloadButton>
          <span className={styles.soft}>
            <span className="figures">{money(amount)}</span>, <When at={issuedAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}
