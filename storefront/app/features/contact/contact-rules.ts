import type { Input } from '@shop/contract';
import { mayBePhone } from '../addresses/address-rules';
import { emailProblem } from '../login/login-rules';

export type Message = Input<'UserEnd/SiteInfo/ContactUs'>;
export type Department = Message['department'];
export type MessageText = Exclude<keyof Message, 'department'>;
export type ContactProblem = 'required' | 'email_invalid' | 'phone_invalid';

/** In the order of their codes. */
export const departments = [1, 2, 3] as const satisfies readonly Department[];
const NAMES: Record<string, Department> = { customer: 1, cooperation: 2, vendor: 3 };

export const LONGEST: Record<MessageText, number> = { name: 120, phone: 40, email: 254, subject: 200, message: 5000 };

/** The department that a link to the form names (`?type=cooperation`); customer service otherwise. */
export function departmentIn(search: string): Department {
  return NAMES[new URLSearchParams(search).get('type') ?? ''] ?? 1;
}

/** What is wrong with a message, by field; all are required. */
export function contactProblems(message: Message): Partial<Record<MessageText, ContactProblem>> {
  const texts = Object.keys(LONGEST) as MessageText[];
  const missing = texts.filter((field) => message[field].trim() === '').map((field) => [field, 'required'] as const);
  const email = emailProblem(message.email) === 'email_invalid' ? [['email', 'email_invalid'] as const] : [];
  const phone =
    message.phone.trim() !== '' && !mayBePhone(message.phone) ? [['phone', 'phone_invalid'] as const] : [];
  return Object.fromEntries([...missing, ...email, ...phone]);
}

/** The message as it is sent: no space around what was entered. */
export function sentMessage({ department, name, phone, email, subject, message }: Message): Message {
  return {
    department,
    name: name.trim(),
    phone: phone.trim(),
    email: email.trim(),
    subject: subject.trim(),
    message: message.trim(),
  };
}
