export { Carrier } from './carrier.entity';
export { findCarrierByName } from './carriers.queries';
export { CarriersModule } from './carriers.module';
