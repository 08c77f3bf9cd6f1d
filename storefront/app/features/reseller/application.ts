import type { Input } from '@shop/contract';
import { isPlausiblePhone } from '../addresses/address-validation';

export type Application = Required<Input<'Account/ApplyForReseller'>>;
export type ApplicationProblem = 'required' | 'phone_invalid';

export const emptyApplication: Application = { company: '', website: '', phone: '', country: '', message: '' };
export const MAX_LENGTH: Record<keyof Application, number> = {
  company: 120,
  website: 200,
  phone: 32,
  country: 2,
  message: 2000,
};

/** Problems by field. The website is optional. */
export function validateApplication(form: Application): Partial<Record<keyof Application, ApplicationProblem>> {
  const required = ['company', 'phone', 'country', 'message'] as const;
  const missing = required.filter((field) => form[field].trim() === '').map((field) => [field, 'required'] as const);
  const phone = form.phone.trim() !== '' && !isPlausiblePhone(form.phone) ? [['phone', 'phone_invalid'] as const] : [];
  return Object.fromEntries([...missing, ...phone]);
}

/** The request body: trimmed, without an empty website. */
export function toApplicationRequest({
  company,
  website,
  phone,
  country,
  message,
}: Application): Input<'Account/ApplyForReseller'> {
  return {
    company: company.trim(),
    ...(website.trim() && { website: website.trim() }),
    phone: phone.trim(),
    country,
    message: message.trim(),
  };
}
