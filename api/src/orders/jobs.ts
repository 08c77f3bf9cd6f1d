import { job } from '../kernel/public';

/** One after another: while PayPal is slow, other work has the other hands. */
export const PAYPAL_QUEUE = 'paypal';

/** The order awaits payment by PayPal: make, send or find its invoice. Declared here, done by payments. */
export const invoiceWanted = job<{ orderId: string }>('orders.invoice-wanted');

/** The order's open PayPal invoice must no longer be paid. */
export const invoiceUnwanted = job<{ orderId: string }>('orders.invoice-unwanted');

/** The order is paid: write its invoice. */
export const invoiceToIssue = job<{ orderId: string }>('orders.invoice-to-issue');

/** Some of the order's payment went back, booked on this occasion: write its credit note. */
export const creditNoteToIssue = job<{ orderId: string; occasion: string }>('orders.credit-note-to-issue');

/** Thirty days after the last shipment the order is complete if nobody said so before. */
export const completionDue = job<{ orderId: string }>('orders.completion-due');
