import { baselinesSection } from './baselines';
import { catalogueSection } from './catalogue';
import { checkoutSection } from './checkout';
import { lighthouseSection } from './lighthouse';
import { pagesSection } from './pages';
import { processSection } from './process';
import { quotesSection } from './quotes';
import type { Section } from './section';
import { staffSection } from './staff';
import { staffHomeSection } from './staff-home';
import { uploadsSection } from './uploads';

/** In the order in which they run, each on the shop that the ones before have left. */
export const SECTIONS: readonly Section[] = [
  baselinesSection,
  quotesSection,
  checkoutSection,
  staffSection,
  uploadsSection,
  pagesSection,
  lighthouseSection,
  processSection,
  // Late, because it multiplies the products.
  catalogueSection,
  // After it, because it multiplies the orders.
  staffHomeSection,
];
