import { Button } from '@mantine/core';
import type { OrderView } from '@shop/contract';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import { useFormat } from '../../ui/useFormat';
import { When } from '../../ui/When';
import { AddressText } from '../addresses/AddressText';
import { DownloadButton } from '../documents/DownloadButton';
import { CreditNotes } from '../documents/OrderPapers';
import { invoiceKind, useDocuments } from '../documents/useDocuments';
import { useHouse } from '../layout/house';
import { Facts } from '../order/Section';
import { useItemWords } from '../order/useItemWords';
import { useMethodNames } from '../order/useMethodNames';
import { useProducts } from '../order/useProducts';
import { OrderId } from '../orders/OrderId';
import { paymentOf, viewOrder } from '../orders/next-step';
import { AdjustedFigures } from '../quote/AdjustedFigures';
import { Figures } from '../quote/Figures';
import { balanceDue, invoiceStatus } from './invoice-status';
import styles from './InvoiceSheet.module.css';

/** An order's invoice, as it is printed. */
export function InvoiceSheet({ order }: { order: OrderView }) {
  const { t } = useTranslation('order');
  const { shopName } = useHouse();
  const kind = invoiceKind(order);
  const issued = useDocuments(order).data?.invoice;
  return (
    <>
      <div className={styles.actions}>
        {order.status === 'awaiting_payment' && (
          <Button component={Link} to={paymentOf(order.orderId)}>
            {t('invoicePage.payNow')}
          </Button>
        )}
        <Button variant="default" leftSection={<IconPrinter size={18} stroke={1.5} aria-hidden />} onClick={() => window.print()}>
          {t('invoicePage.print')}
        </Button>
        {kind && (
          <DownloadButton call="Account/Invoice" query={{ orderId: order.orderId }}>
            {t(`papers.${kind}`)}
          </DownloadButton>
        )}
        <Link to={viewOrder(order.orderId)}>{t('invoicePage.back')}</Link>
      </div>
      <div className={styles.notes}>
        <CreditNotes order={order} />
      </div>
      <article className={styles.sheet}>
        <header className={styles.head}>
          <p className={styles.shop}>{shopName}</p>
          <h2>{issued ? t('invoicePage.numbered', { number: issued.number }) : t('invoicePage.title')}</h2>
        </header>
        <div className={styles.top}>
          <section aria-labelledby="bill-to">
            <h3 id="bill-to" className={styles.label}>
              {t('invoicePage.billTo')}
            </h3>
            <AddressText address={order.shipTo} />
          </section>
          <Info order={order} />
        </div>
        <Lines order={order} />
        <Sums order={order} />
      </article>
    </>
  );
}

function Info({ order }: { order: OrderView }) {
  const { t } = useTranslation('order');
  const { shipping, payment } = useMethodNames();
  const { orderId, date, due, invoice, shippingMethod, paymentMethod } = order;
  return (
    <Facts
      facts={[
        ...(invoice && invoice.number !== orderId ? [{ name: t('invoicePage.number'), value: <OrderId>{invoice.number}</OrderId> }] : []),
        { name: t('orderId'), value: <OrderId>{orderId}</OrderId> },
        { name: t('invoicePage.date'), value: <When at={date} /> },
        ...(due ? [{ name: t('invoicePage.dueDate'), value: <When at={due} /> }] : []),
        { name: t('invoicePage.statusName'), value: t(`invoicePage.status.${invoiceStatus(order)}`) },
        { name: t('shippingMethod'), value: shipping(shippingMethod) },
        { name: t('paymentMethod'), value: payment(paymentMethod) },
      ]}
    />
  );
}

function Lines({ order }: { order: OrderView }) {
  const { t } = useTranslation('order');
  const { money, number, list } = useFormat();
  const words = useItemWords(useProducts(order.items.map(({ item }) => item.sku)));
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t('invoicePage.item')}</th>
          <th scope="col" data-figures>
            {t('invoicePage.quantity')}
          </th>
          <th scope="col" data-figures>
            {t('invoicePage.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {order.items.map((item) => (
          <tr key={item.sid}>
            <th scope="row">
              {words.name(item)}
              <span className={styles.finishes}>{list(item.item.finishes.map((code) => words.finish(item.item.sku, code)))}</span>
            </th>
            <td data-figures>{number(item.item.quantity)}</td>
            <td data-figures>{money(item.line)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sums({ order }: { order: OrderView }) {
  const { t } = useTranslation('order');
  const { money } = useFormat();
  const { paid, refunded, quote } = order;
  const paidSoFar = [
    ...(paid.amount > 0 ? [{ name: t('invoicePage.paid'), value: money(paid) }] : []),
    ...(refunded.amount > 0 ? [{ name: t('invoicePage.refunded'), value: money(refunded) }] : []),
    { name: t('invoicePage.balance'), value: money(balanceDue(order)), weight: 'sum' as const },
  ];
  return (
    <div className={styles.sums}>
      <AdjustedFigures quote={quote} />
      <Figures figures={paidSoFar} />
    </div>
  );
}
