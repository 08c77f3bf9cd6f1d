export { WAITS_FOR_CARRIER } from './handovers.queries';
export { ShippingModule } from './shipping.module';
