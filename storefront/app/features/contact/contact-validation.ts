import type { Input } from '@shop/contract';
import { isPlausiblePhone } from '../addresses/address-validation';
import { validateEmail } from '../login/login-validation';

export type Message = Input<'UserEnd/SiteInfo/ContactUs'>;
export type Department = Message['department'];
export type MessageText = Exclude<keyof Message, 'department'>;
export type ContactProblem = 'required' | 'email_invalid' | 'phone_invalid';

/** The department codes. */
export const departments = [1, 2, 3] as const satisfies readonly Department[];
const DEPARTMENT_BY_NAME: Record<string, Department> = { customer: 1, cooperation: 2, vendor: 3 };

export const MAX_LENGTH: Record<MessageText, number> = {
  name: 120,
  phone: 40,
  email: 254,
  subject: 200,
  message: 5000,
};

/** The department in a query such as `?type=cooperation`; customer service by default. */
export function parseDepartment(search: string): Department {
  return DEPARTMENT_BY_NAME[new URLSearchParams(search).get('type') ?? ''] ?? 1;
}

/** Problems by field. All fields are required. */
export function validateMessage(message: Message): Partial<Record<MessageText, ContactProblem>> {
  const texts = Object.keys(MAX_LENGTH) as MessageText[];
  const missing = texts.filter((field) => message[field].trim() === '').map((field) => [field, 'required'] as const);
  const email = validateEmail(message.email) === 'email_invalid' ? [['email', 'email_invalid'] as const] : [];
  const phone =
    message.phone.trim() !== '' && !isPlausiblePhone(message.phone) ? [['phone', 'phone_invalid'] as const] : [];
  return Object.fromEntries([...missing, ...email, ...phone]);
}

/** The request body, with trimmed texts. */
export function toMessageRequest({ department, name, phone, email, subject, message }: Message): Message {
  return {
    department,
    name: name.trim(),
    phone: phone.trim(),
    email: email.trim(),
    subject: subject.trim(),
    message: message.trim(),
  };
}
