export * from './artwork';
export * from './claim';
export * from './payment';
export * from './refund';
export * from './guard';
export * from './hold';
export * from './shipping';
export * from './required-text';
