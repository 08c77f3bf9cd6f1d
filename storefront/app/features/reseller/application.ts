import type { Input } from '@shop/contract';
import { mayBePhone } from '../addresses/address-rules';

export type Application = Required<Input<'Account/ApplyForReseller'>>;
export type ApplicationProblem = 'required' | 'phone_invalid';

export const blankApplication: Application = { company: '', website: '', phone: '', country: '', message: '' };
export const LONGEST: Record<keyof Application, number> = {
  company: 120,
  website: 200,
  phone: 32,
  country: 2,
  message: 2000,
};

/** What is wrong with an application, by field; a website is not asked for of everyone. */
export function applicationProblems(form: Application): Partial<Record<keyof Application, ApplicationProblem>> {
  const required = ['company', 'phone', 'country', 'message'] as const;
  const missing = required.filter((field) => form[field].trim() === '').map((field) => [field, 'required'] as const);
  const phone = form.phone.trim() !== '' && !mayBePhone(form.phone) ? [['phone', 'phone_invalid'] as const] : [];
  return Object.fromEntries([...missing, ...phone]);
}

/** As it is sent: no space around what was entered, and no website where there is none. */
export function sentApplication({ company, website, phone, country, message }: Application): Input<'Account/ApplyForReseller'> {
  return {
    company: company.trim(),
    ...(website.trim() && { website: website.trim() }),
    phone: phone.trim(),
    country,
    message: message.trim(),
  };
}
