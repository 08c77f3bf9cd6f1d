export * from './artwork';
export * from './claim';
export * from './payment';
export * from './refund';
export * from './rule';
export * from './shipping';
export * from './words';
