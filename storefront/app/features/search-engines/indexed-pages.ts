import { galleries } from '../portfolio/galleries';

/** The pages that search engines may list, without categories, products and without language prefix. */
export const indexedPaths: readonly string[] = [
  '/',
  '/products/catalog',
  '/portfolio',
  ...galleries.map((gallery) => `/portfolio/${gallery}`),
  '/account/templates-download',
  '/buyforme',
  '/track',
  '/cart',
  '/contactus',
  '/aboutus',
  '/aboutus/history',
  '/aboutus/factory',
  '/aboutus/reseller-program',
  '/support',
  '/status',
  '/international-shipping',
  '/return-refund',
  '/privacy',
  '/accessibility',
  '/terms',
];
