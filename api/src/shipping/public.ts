export { ShippingModule } from './shipping.module';
