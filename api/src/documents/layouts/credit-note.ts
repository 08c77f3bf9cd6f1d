import type { Field, PdfDocument } from '../../pdf/public';
import type { CreditNoteData } from '../document-data';
import { documentTexts } from '../document-texts';
import { documentFrame, partiesAndFields } from './common';

export function layOutCreditNote(
  data: CreditNoteData,
  { name, issuedAt }: { name: string; issuedAt: Date },
): PdfDocument {
  const texts = documentTexts(data.language);
  const { t, formatDate, formatMoney, formatAmount } = texts;
  const { seller, buyer, orderId, invoice, refundedAt, route, reason, amount, currency, digits } = data;
  const fields: Field[] = [
    { name: t('field.number'), value: name },
    { name: t('field.date'), value: formatDate(issuedAt) },
    { name: t('field.invoice'), value: invoice.name },
    { name: t('field.invoiceDate'), value: formatDate(invoice.issuedAt) },
    { name: t('field.order'), value: orderId },
    { name: t('field.refundedOn'), value: formatDate(refundedAt) },
    ...(route ? [{ name: t('field.refundedBy'), value: t(`route.${route}`) }] : []),
  ];
  const item = { text: t('creditNote.line', { order: orderId }), details: reason ? [reason] : [] };
  return {
    ...documentFrame(texts, seller, { heading: t('creditNote'), number: name, createdAt: issuedAt }),
    blocks: [
      partiesAndFields(texts, seller, buyer, fields),
      { kind: 'space', height: 22 },
      {
        kind: 'table',
        columns: [{ title: t('column.item') }, { title: t('column.amount', { currency }), width: 96, isNumeric: true }],
        rows: [{ cells: [item, formatAmount(-amount, digits)] }],
      },
      {
        kind: 'totals',
        totals: [{ name: t('total.credited'), value: formatMoney(-amount, digits, currency), isBold: true }],
      },
      { kind: 'space', height: 18 },
      {
        kind: 'text',
        style: 'small',
        text: t('creditNote.note', { amount: formatMoney(amount, digits, currency), invoice: invoice.name }),
      },
    ],
  };
}
