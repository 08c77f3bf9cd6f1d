// Constants without schemas: code in the browser imports them without TypeBox.
export * from './currencies';
export * from './languages';
export * from './payment-methods';
export * from './shipping-methods';
export * from './units';
