import type { Input } from '@shop/contract';

export type AddressDraft = Required<Omit<Input<'Account/SaveShippingAddress'>, 'id'>>;
export type AddressField = Exclude<keyof AddressDraft, 'isDefault'>;
export type AddressProblem = 'required' | 'phone_invalid';

export const blankAddress: AddressDraft = {
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

/** Which fields there are, and which of them may be left empty. */
export interface AskedFields {
  order: readonly AddressField[];
  optional: readonly AddressField[];
}

/** What is wrong with an address, by field; whether post code and phone exist in the country is the server's to say. */
export function addressProblems(draft: AddressDraft, { order, optional }: AskedFields): Partial<Record<AddressField, AddressProblem>> {
  const required = order.filter((field) => !optional.includes(field));
  const missing = required.filter((field) => draft[field].trim() === '').map((field) => [field, 'required'] as const);
  const phone = draft.phone.trim() !== '' && !mayBePhone(draft.phone) ? [['phone', 'phone_invalid'] as const] : [];
  return Object.fromEntries([...missing, ...phone]);
}

/** Digits with what people set between them, enough of them to ring somewhere. Full-width digits count. */
export function mayBePhone(text: string): boolean {
  const plain = text.normalize('NFKC').trim();
  const digits = plain.replaceAll(/\D/g, '').length;
  return digits >= 5 && digits <= 17 && /^\+?[\d\s().\-\u2010-\u2015\u2212\u30fc/]+(\s*(x|ext\.?)\s*\d{1,6})?$/i.test(plain);
}

const LATIN_ENDING =
  /(^|[\s,])(llc|llp|lp|inc|incorporated|ltd|limited|co|company|corp|corporation|plc|pty|pte|bhd|gmbh|ug|ag|kg|ohg|ev|sa|sas|sarl|sasu|srl|sl|slu|spa|bv|nv|vof|ab|as|aps|oy|oyj|kk|pbc|pc)$/i;
const EASTERN_FORM = /株式会社|有限会社|合同会社|合名会社|合資会社|一般社団法人|公司$|\(株\)|\(有\)/;

/** Whether a company's name says what kind of company it is: LLC, Inc., GmbH, 株式会社 … */
export function hasFormalEnding(company: string): boolean {
  const plain = company.normalize('NFKC').trim();
  return EASTERN_FORM.test(plain) || LATIN_ENDING.test(plain.replaceAll('.', '').replace(/[\s)]+$/, ''));
}

/** The address as it is sent: trimmed, and empty what its country does not have. */
export function sentAddress({ isDefault, ...draft }: AddressDraft, { order }: Pick<AskedFields, 'order'>): AddressDraft {
  const asked = order.map((field) => [field, draft[field].trim()]);
  return { ...blankAddress, ...Object.fromEntries(asked), isDefault };
}
