import { job } from '../../common/public';

/** Jobs that call PayPal run one after another, so that a slow PayPal does not block other jobs. */
export const PAYPAL_QUEUE = 'paypal';

/** The order awaits a PayPal payment. The payments module creates and sends its invoice. */
export const paypalInvoiceRequested = job<{ orderId: string }>('orders.paypal-invoice-requested');

/** The order's open PayPal invoice must no longer be paid. The payments module cancels it at PayPal. */
export const paypalInvoiceCancelled = job<{ orderId: string }>('orders.paypal-invoice-cancelled');

/** The order was paid. The documents module issues its invoice. */
export const orderPaid = job<{ orderId: string }>('orders.paid');

/** Part of the order's payment was refunded. The documents module issues a credit note. */
export const paymentRefunded = job<{ orderId: string }>('orders.payment-refunded');

/** Completes the order 30 days after its last shipment unless it is completed already. */
export const completeOrder = job<{ orderId: string }>('orders.complete');
