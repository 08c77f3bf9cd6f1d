import Box from '@mui/material/Box';
import type { AdminOrderView, OrderDocumentsView } from '@shop/contract';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { request } from '../api/request';
import { API } from '../api/send';
import { useReading } from '../ui/reading';
import { DownloadButton } from './DownloadButton';

const NONE: OrderDocumentsView = { invoice: null, creditNotes: [] };

/** An order’s invoice, or its pro-forma, its quote, and a credit note for every refund. */
export function OrderDocuments({ order }: { order: AdminOrderView }) {
  const translate = useTranslate();
  const { money, day } = useReading();
  const { invoice, creditNotes } = useDocuments(order);
  const { orderId } = order;
  const unpaid = order.status === 'preorder' || order.status === 'awaiting_payment';
  const name = invoice ? translate('documents.invoice', { number: invoice.number }) : translate('documents.proForma');
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {(invoice !== null || unpaid) && <DownloadButton path={`orders/${orderId}/invoice`} label={name} />}
      <DownloadButton path={`orders/${orderId}/quote`} label={translate('documents.quote')} />
      {creditNotes.map(({ number, amount, issuedAt }) => (
        <Box key={number}>
          <DownloadButton
            path={`orders/${orderId}/credit-notes/${number}`}
            label={translate('documents.creditNote', { number })}
          />
          <Box sx={{ typography: 'body2', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {money(amount)}, {day(issuedAt)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Asked anew when money moves; nothing while it is not known. */
function useDocuments({ orderId, paid, refunded }: AdminOrderView): OrderDocumentsView {
  const [documents, setDocuments] = useState(NONE);
  const moved = `${paid.amount} ${refunded.amount}`;
  useEffect(() => {
    const asking = new AbortController();
    request(`${API}/admin/orders/${orderId}/documents`, { signal: asking.signal })
      .then(({ json }) => setDocuments(json as OrderDocumentsView))
      .catch(() => undefined);
    return () => asking.abort();
  }, [orderId, moved]);
  return documents;
}
