export { changesRequestedSql, lateSql, RELEASE_DAY } from './admin/order-conditions.queries';
export { Cart } from './cart/cart.service';
export { findOrderItems } from './customer/order-lists.queries';
export { findPayment, findRefundReason } from './history/order-payment.queries';
export { onHoldSql } from './history/hold.queries';
export { findShipments, type ShipmentRow } from './history/shipments.queries';
export { ParcelRow } from './history/parcel.entity';
export { Shipment } from './history/shipment.entity';
export { CustomerOrder } from './order.entity';
export { listOwnTasks, listUnreadMentions } from './tasks/order-tasks.queries';
export { OrdersModule } from './orders.module';
export { OrderValidator } from './placing/order-validator';
export { normalizeOrderId } from './order-id';
export { lockOrder } from './lock-order';
export { OrderPlacement } from './placing/order-placement.service';
export type { EventAttachments } from './workflow/effect-context';
export {
  PAYPAL_QUEUE,
  paymentRefunded,
  orderPaid,
  paypalInvoiceCancelled,
  paypalInvoiceRequested,
} from './workflow/order-jobs';
export { OrderWorkflow } from './workflow/order-workflow';
export {
  type PaymentRefundRequest,
  OrderPayments,
  type OrderPaymentsPort,
  type PaymentRecords,
  type ServiceRoute,
} from './workflow/order-payments';
