import { LANGUAGES, type LanguageCode } from '@shop/contract';
import type { AddressField } from './address-validation';

/** The name fields in the order of the language. */
export function nameFields(language: LanguageCode) {
  return LANGUAGES[language].largestUnitFirst
    ? (['lastName', 'firstName'] as const)
    : (['firstName', 'lastName'] as const);
}

/** Autofill hints and maximum lengths. */
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
