import type { Field, PdfDocument, Total } from '../../pdf/public';
import type { OrderDocumentData, PaymentDetails } from '../document-data';
import { documentTexts, type DocumentTexts } from '../document-texts';
import { documentFrame, formatExchangeRate, itemTable, orderTotals, partiesAndFields } from './common';

/** An issued invoice. It is always paid in full. */
export function layOutInvoice(
  data: OrderDocumentData,
  { name, issuedAt }: { name: string; issuedAt: Date },
): PdfDocument {
  const texts = documentTexts(data.language);
  const { t, formatDate, formatMoney } = texts;
  const { seller, buyer, orderId, placedAt, payment, sums, currency, digits, shipping } = data;
  const fields: Field[] = [
    { name: t('field.number'), value: name },
    { name: t('field.date'), value: formatDate(issuedAt) },
    { name: t('field.order'), value: orderId },
    { name: t('field.ordered'), value: formatDate(placedAt) },
    ...(payment ? paymentFields(payment, texts) : []),
    { name: t('field.shipping'), value: shipping },
  ];
  const paidAndDue: Total[] = [
    { name: t('total.paid'), value: formatMoney(sums.total, digits, currency) },
    { name: t('total.due'), value: formatMoney(0, digits, currency) },
  ];
  return {
    ...documentFrame(texts, seller, {
      heading: t('invoice'),
      number: name,
      createdAt: issuedAt,
      status: t('status.paid'),
    }),
    blocks: [
      partiesAndFields(texts, seller, buyer, fields),
      { kind: 'space', height: 22 },
      itemTable(data, texts),
      { kind: 'totals', totals: [...orderTotals(sums, data, texts), ...paidAndDue] },
      { kind: 'space', height: 18 },
      { kind: 'text', style: 'small', text: formatExchangeRate(data, texts) },
    ],
  };
}

/** A pro-forma invoice, for an order that is not paid: without a number and with a due date. */
export function layOutProForma(data: OrderDocumentData, { at, due }: { at: Date; due: Date }): PdfDocument {
  const texts = documentTexts(data.language);
  const { t, formatDate } = texts;
  const { seller, buyer, orderId, placedAt, sums, shipping } = data;
  const dueDate = formatDate(due);
  const fields: Field[] = [
    { name: t('field.date'), value: formatDate(at) },
    { name: t('field.order'), value: orderId },
    { name: t('field.ordered'), value: formatDate(placedAt) },
    { name: t('field.due'), value: dueDate },
    { name: t('field.shipping'), value: shipping },
  ];
  const status = t('status.proForma', { due: dueDate });
  return {
    ...documentFrame(texts, seller, { heading: t('proForma'), number: orderId, createdAt: at, status }),
    blocks: [
      partiesAndFields(texts, seller, buyer, fields),
      { kind: 'space', height: 22 },
      itemTable(data, texts),
      { kind: 'totals', totals: orderTotals(sums, data, texts) },
      { kind: 'space', height: 18 },
      { kind: 'text', style: 'small', text: t('proForma.note', { due: dueDate }) },
      { kind: 'space', height: 4 },
      { kind: 'text', style: 'small', text: formatExchangeRate(data, texts) },
    ],
  };
}

function paymentFields({ at, route, method, reference }: PaymentDetails, { t, formatDate }: DocumentTexts): Field[] {
  return [
    { name: t('field.paidOn'), value: formatDate(at) },
    { name: t('field.paidBy'), value: method ? t(`method.${method}`) : t(`route.${route}`) },
    ...(reference ? [{ name: t('field.reference'), value: reference }] : []),
  ];
}
