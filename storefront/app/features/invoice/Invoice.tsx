import type { OrderView } from '@shop/contract';
import { IconPrinter } from '@tabler/icons-react';
import { Trans, useTranslation } from 'react-i18next';
import { useSite } from '../../layout/site';
import { Button, ButtonLink } from '../../ui/Button';
import { DateTime } from '../../ui/DateTime';
import { Link } from '../../ui/Link';
import { PageSkeleton } from '../../ui/PageSkeleton';
import { useFormat } from '../../ui/useFormat';
import { AddressText } from '../addresses/AddressText';
import { QueryResult } from '../api/QueryResult';
import { DownloadButton } from '../documents/DownloadButton';
import { CreditNotes } from '../documents/OrderDocuments';
import { availableInvoice, useOrderDocuments } from '../documents/useOrderDocuments';
import { Facts } from '../order/Section';
import { useItemLabels } from '../order/useItemLabels';
import { useMethodNames } from '../order/useMethodNames';
import { checkoutPath, orderPath } from '../orders/next-step';
import { OrderId } from '../orders/OrderId';
import { AdjustedAmounts } from '../quote/AdjustedAmounts';
import { AmountList } from '../quote/AmountList';
import { balanceDue, invoiceStatus } from './invoice-status';
import styles from './Invoice.module.css';

/** The invoice of an order, laid out for printing. It is shown once it is complete, so that nothing on it moves. */
export function Invoice({ order }: { order: OrderView }) {
  const { t } = useTranslation('order');
  const { shopName } = useSite();
  const kind = availableInvoice(order);
  const documents = useOrderDocuments(order);
  if (documents.data === null && documents.isFetching) return <PageSkeleton />;
  const issued = documents.data?.invoice;
  return (
    <>
      <div className={styles.actions}>
        {order.status === 'awaiting_payment' && (
          <ButtonLink to={checkoutPath(order.orderId)}>{t('invoicePage.payNow')}</ButtonLink>
        )}
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} stroke={1.5} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('invoicePage.print')}
        </Button>
        {kind && (
          <DownloadButton call="Account/Invoice" query={{ orderId: order.orderId }}>
            {t(`documents.${kind}`)}
          </DownloadButton>
        )}
        <Link to={orderPath(order.orderId)}>{t('invoicePage.back')}</Link>
      </div>
      <div className={styles.notes}>
        <QueryResult query={documents} placeholder={null}>
          {({ creditNotes }) => <CreditNotes notes={creditNotes} />}
        </QueryResult>
      </div>
      <article className={styles.invoice}>
        <header className={styles.head}>
          <p className={styles.shop}>{shopName}</p>
          <h2>
            {issued ? (
              <Trans
                t={t}
                i18nKey="invoicePage.numbered"
                values={{ number: issued.number }}
                components={{ id: <OrderId /> }}
              />
            ) : (
              t('invoicePage.title')
            )}
          </h2>
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
        ...(invoice && invoice.number !== orderId
          ? [{ name: t('invoicePage.number'), value: <OrderId>{invoice.number}</OrderId> }]
          : []),
        { name: t('orderId'), value: <OrderId>{orderId}</OrderId> },
        { name: t('invoicePage.date'), value: <DateTime at={date} /> },
        ...(due ? [{ name: t('invoicePage.dueDate'), value: <DateTime at={due} /> }] : []),
        { name: t('invoicePage.statusName'), value: t(`invoicePage.status.${invoiceStatus(order)}`) },
        { name: t('shippingMethod'), value: shipping(shippingMethod) },
        { name: t('paymentMethod'), value: payment(paymentMethod) },
      ]}
    />
  );
}

function Lines({ order }: { order: OrderView }) {
  const { t } = useTranslation('order');
  const { money, number } = useFormat();
  const labels = useItemLabels();
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t('invoicePage.item')}</th>
          <th scope="col" data-numeric>
            {t('invoicePage.quantity')}
          </th>
          <th scope="col" data-numeric>
            {t('invoicePage.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {order.items.map((item) => (
          <tr key={item.sid}>
            <th scope="row">
              {labels.name(item)}
              <span className={styles.finishes}>{item.finishNames.join(' · ')}</span>
            </th>
            <td data-numeric>{number(item.item.quantity)}</td>
            <td data-numeric>{money(item.line)}</td>
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
  const paymentRows = [
    ...(paid.amount > 0 ? [{ name: t('invoicePage.paid'), value: money(paid) }] : []),
    ...(refunded.amount > 0 ? [{ name: t('invoicePage.refunded'), value: money(refunded) }] : []),
    { name: t('invoicePage.balance'), value: money(balanceDue(order)), weight: 'sum' as const },
  ];
  return (
    <div className={styles.totals}>
      <AdjustedAmounts quote={quote} />
      <AmountList amounts={paymentRows} />
    </div>
  );
}
