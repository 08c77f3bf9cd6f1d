import { LANGUAGE_CODES } from './registries';

/** First parts of addresses that the shop uses itself, so that no category can have them. */
export const RESERVED_PATHS: readonly string[] = [
  ...LANGUAGE_CODES,
  'aboutus',
  'account',
  'added2cart',
  'admin',
  'api',
  'assets',
  'buyforme',
  'cart',
  'contactus',
  'home',
  'international-shipping',
  'photos',
  'pictures',
  'portfolio',
  'privacy',
  'products',
  'quote',
  'return-refund',
  'support',
  'templates',
  'terms',
  'track',
];
