import type { OrderDocumentsView, OrderView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../ui/DateTime';
import { useFormat } from '../../ui/useFormat';
import { DownloadButton } from './DownloadButton';
import styles from './OrderDocuments.module.css';
import { availableInvoice, useOrderDocuments } from './useOrderDocuments';

/** Downloads of an order's documents as PDF. */
export function OrderDocuments({ order }: { order: OrderView }) {
  const { t } = useTranslation('order');
  const { orderId } = order;
  const kind = availableInvoice(order);
  const { data } = useOrderDocuments(order);
  const look = { variant: 'subtle', size: 'compact-sm' } as const;
  return (
    <div className={styles.documents}>
      {kind && (
        <DownloadButton call="Account/Invoice" query={{ orderId }} {...look}>
          {t(`documents.${kind}`)}
        </DownloadButton>
      )}
      <DownloadButton call="Account/QuotePdf" query={{ orderId }} {...look}>
        {t('documents.quote')}
      </DownloadButton>
      <CreditNotes notes={data?.creditNotes ?? []} />
    </div>
  );
}

/** The credit notes of an order, one for each refund. */
export function CreditNotes({ notes }: { notes: OrderDocumentsView['creditNotes'] }) {
  const { t } = useTranslation('order');
  const { money } = useFormat();
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes} aria-label={t('documents.creditNotes')}>
      {notes.map(({ number, issuedAt, amount }) => (
        <li key={number}>
          <DownloadButton call="Account/CreditNote" query={{ number }} variant="subtle" size="compact-sm">
            {t('documents.creditNote', { number })}
          </DownloadButton>
          <span className={styles.muted}>
            <span className="tabular-nums">{money(amount)}</span>, <DateTime at={issuedAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}
