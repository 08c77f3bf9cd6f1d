import type { Input } from '@shop/contract';

export type AddressDraft = Required<Omit<Input<'Account/SaveShippingAddress'>, 'id'>>;
export type AddressField = Exclude<keyof AddressDraft, 'isDefault'>;
export type AddressProblem = 'required' | 'phone_invalid';

export const emptyAddress: AddressDraft = {
  firstName: '',
  lastName: '',
  company: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postCode: '',
  phone: '',
  country: '',
  isDefault: false,
};

/** The fields of a form, and which of them may be empty. */
export interface AddressFields {
  order: readonly AddressField[];
  optional: readonly AddressField[];
}

/** Problems of an address by field. The server also validates post code and phone number for the country. */
export function validateAddress(
  draft: AddressDraft,
  { order, optional }: AddressFields,
): Partial<Record<AddressField, AddressProblem>> {
  const required = order.filter((field) => !optional.includes(field));
  const missing = required.filter((field) => draft[field].trim() === '').map((field) => [field, 'required'] as const);
  const phone =
    draft.phone.trim() !== '' && !isPlausiblePhone(draft.phone) ? [['phone', 'phone_invalid'] as const] : [];
  return Object.fromEntries([...missing, ...phone]);
}

/** Whether a text has 5 to 17 digits with the usual separators. Full-width digits count. */
export function isPlausiblePhone(text: string): boolean {
  const plain = text.normalize('NFKC').trim();
  const digits = plain.replaceAll(/\D/g, '').length;
  return (
    digits >= 5 && digits <= 17 && /^\+?[\d\s().\-\u2010-\u2015\u2212\u30fc/]+(\s*(x|ext\.?)\s*\d{1,6})?$/i.test(plain)
  );
}

const LATIN_LEGAL_FORM =
  /(^|[\s,])(llc|llp|lp|inc|incorporated|ltd|limited|co|company|corp|corporation|plc|pty|pte|bhd|gmbh|ug|ag|kg|ohg|ev|sa|sas|sarl|sasu|srl|sl|slu|spa|bv|nv|vof|ab|as|aps|oy|oyj|kk|pbc|pc)$/i;
const CJK_LEGAL_FORM = /株式会社|有限会社|合同会社|合名会社|合資会社|一般社団法人|公司$|\(株\)|\(有\)/;

/** Whether a company name contains its legal form: LLC, Inc., GmbH, 株式会社 … */
export function hasLegalForm(company: string): boolean {
  const plain = company.normalize('NFKC').trim();
  return CJK_LEGAL_FORM.test(plain) || LATIN_LEGAL_FORM.test(plain.replaceAll('.', '').replace(/[\s)]+$/, ''));
}

/** The request body: trimmed, with fields that the country does not have left empty. */
export function toAddressInput(
  { isDefault, ...draft }: AddressDraft,
  { order }: Pick<AddressFields, 'order'>,
): AddressDraft {
  const values = order.map((field) => [field, draft[field].trim()]);
  return { ...emptyAddress, ...Object.fromEntries(values), isDefault };
}
