import { contactProblems, departmentIn, sentMessage, type Message } from './contact-rules';

const good: Message = {
  department: 1,
  name: 'Aiko',
  phone: '+81 3-1234-5678',
  email: 'aiko@example.com',
  subject: 'Banners',
  message: 'How many?\nBy when?',
};

describe('a message to the shop', () => {
  it.each(['name', 'phone', 'email', 'subject', 'message'] as const)('requires %s', (field) => {
    expect(contactProblems({ ...good, [field]: ' \n' })).toEqual({ [field]: 'required' });
  });

  it('needs an address and a phone number to answer', () => {
    expect(contactProblems(good)).toEqual({});
    expect(contactProblems({ ...good, email: 'aiko', phone: 'call me' })).toEqual({
      email: 'email_invalid',
      phone: 'phone_invalid',
    });
  });

  it('is sent without the space around what was entered', () => {
    expect(sentMessage({ ...good, name: ' Aiko ', message: '\nHow many?\nBy when? ' })).toEqual(good);
  });

  it('goes to the department that a link names, else to customer service', () => {
    expect(['?type=customer', '?type=cooperation', '?type=vendor', '?type=boss', ''].map(departmentIn)).toEqual([
      1, 2, 3, 1, 1,
    ]);
  });
});
