import type { LanguageCode } from '../language/languages';
import type { AddressField } from './address-rules';

interface Layout {
  order: readonly AddressField[];
  /** These have a line of their own. */
  wide: readonly AddressField[];
}

/** How a language's readers write an address down. */
export const layouts: Record<LanguageCode, Layout> = {
  en: {
    order: ['firstName', 'lastName', 'company', 'country', 'line1', 'line2', 'city', 'region', 'postCode', 'phone'],
    wide: ['company', 'country', 'line1', 'line2'],
  },
  ja: {
    order: ['lastName', 'firstName', 'company', 'country', 'postCode', 'region', 'city', 'line1', 'line2', 'phone'],
    wide: ['company', 'line1', 'line2', 'phone'],
  },
};

/** What a browser may fill in by itself, and how much a field takes. */
export const attributes: Record<AddressField, { autoComplete: string; maxLength?: number }> = {
  firstName: { autoComplete: 'given-name', maxLength: 60 },
  lastName: { autoComplete: 'family-name', maxLength: 60 },
  company: { autoComplete: 'organization', maxLength: 120 },
  country: { autoComplete: 'country' },
  line1: { autoComplete: 'address-line1', maxLength: 160 },
  line2: { autoComplete: 'address-line2', maxLength: 160 },
  city: { autoComplete: 'address-level2', maxLength: 80 },
  region: { autoComplete: 'address-level1', maxLength: 80 },
  postCode: { autoComplete: 'postal-code', maxLength: 20 },
  phone: { autoComplete: 'tel', maxLength: 32 },
};
