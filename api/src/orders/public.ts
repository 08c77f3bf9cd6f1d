export { invoiceUnwanted, invoiceWanted, refundWanted } from './jobs';
export { OrderClockwork } from './order-clockwork';
export { OrderDesk, type PostedBy } from './order-desk';
export { type Brought } from './effects';
export { statesMeant } from './order-lists.queries';
export { CustomerOrder } from './order.entity';
export { OrderViews, type Viewer } from './order-view';
export { knownForm, Placing } from './placing.service';
export { OrdersModule } from './orders.module';
