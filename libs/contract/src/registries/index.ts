// Constants without schemas: code in the browser imports them without TypeBox.
export * from './bleed-fills';
export * from './currencies';
export * from './facets';
export * from './languages';
export * from './payment-methods';
export * from './shipping-methods';
export * from './units';
