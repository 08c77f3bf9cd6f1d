import Box from '@mui/material/Box';
import type { AdminOrderView, OrderDocumentsView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useAdminQuery } from '../api/useAdminQuery';
import { useFormat } from '../i18n/useFormat';
import { DownloadButton } from '../ui/DownloadButton';

const NO_DOCUMENTS: OrderDocumentsView = { invoice: null, creditNotes: [] };

/** An order's quote, its invoice or pro-forma invoice, and a credit note for each refund. */
export function OrderDocuments({ order: { orderId, status } }: { order: AdminOrderView }) {
  const translate = useTranslate();
  const { money, day } = useFormat();
  const { data = NO_DOCUMENTS } = useAdminQuery('admin/order-documents', {}, { params: { orderId } });
  const { invoice, creditNotes } = data;
  const isUnpaid = status === 'preorder' || status === 'awaiting_payment';
  const invoiceLabel = invoice
    ? translate('documents.invoice', { number: invoice.number })
    : translate('documents.proForma');
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {(invoice !== null || isUnpaid) && (
        <DownloadButton call="admin/order-invoice" params={{ orderId }} query={{}} label={invoiceLabel} size="small" />
      )}
      <DownloadButton call="admin/order-quote" params={{ orderId }} query={{}} label="documents.quote" size="small" />
      {creditNotes.map(({ number, amount, issuedAt }) => (
        <Box key={number}>
          <DownloadButton
            call="admin/order-credit-note"
            params={{ orderId, number }}
            query={{}}
            label={translate('documents.creditNote', { number })}
            size="small"
          />
          <Box sx={{ typography: 'body2', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {money(amount)}, {day(issuedAt)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
