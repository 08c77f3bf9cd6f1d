import { validateMessage, parseDepartment, toMessageRequest, type Message } from './contact-validation';

const good: Message = {
  department: 1,
  name: 'Aiko',
  phone: '+81 3-1234-5678',
  email: 'aiko@example.com',
  subject: 'Banners',
  message: 'How many?\nBy when?',
};

describe('a contact message', () => {
  it.each([
    'name', // S5.18
    'phone', // S5.19
    'email', // S5.20
    'subject', // S5.21
    'message', // S5.22
  ] as const)('requires %s', (field) => {
    expect(validateMessage({ ...good, [field]: ' \n' })).toEqual({ [field]: 'required' });
  });

  it('needs a valid email address and phone number', () => {
    expect(validateMessage(good)).toEqual({});
    expect(validateMessage({ ...good, email: 'aiko', phone: 'call me' })).toEqual({
      email: 'email_invalid',
      phone: 'phone_invalid',
    });
  });

  it('is sent with trimmed fields', () => {
    expect(toMessageRequest({ ...good, name: ' Aiko ', message: '\nHow many?\nBy when? ' })).toEqual(good);
  });

  it('goes to the department in the link, otherwise to customer service', () => {
    // S2.36, S2.37, S2.38
    expect(['?type=customer', '?type=cooperation', '?type=vendor', '?type=boss', ''].map(parseDepartment)).toEqual([
      1, 2, 3, 1, 1,
    ]);
  });
});
