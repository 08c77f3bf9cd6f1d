import { validateRequester, toRequesterInput } from './requester';

describe('the contact details of a quote request', () => {
  it('require email address and name without a session', () => {
    expect(validateRequester({ email: ' ', name: '' }, false)).toEqual({ email: 'required', name: 'required' });
    expect(validateRequester({ email: 'ann', name: 'Ann' }, false)).toEqual({ email: 'email_invalid' });
    expect(validateRequester({ email: 'ann@people.test', name: 'Ann' }, false)).toEqual({});
    expect(toRequesterInput({ email: ' ann@people.test ', name: ' Ann ' }, false)).toEqual({
      email: 'ann@people.test',
      name: 'Ann',
    });
  });

  it('are not sent with a session', () => {
    expect(validateRequester({ email: '', name: '' }, true)).toEqual({});
    expect(toRequesterInput({ email: 'x', name: 'y' }, true)).toEqual({});
  });
});
