import { askerProblems, sentAsker } from './asker';

describe('who asks staff for a quote', () => {
  it('says so with e-mail address and name where nobody is logged in', () => {
    expect(askerProblems({ email: ' ', name: '' }, false)).toEqual({ email: 'required', name: 'required' });
    expect(askerProblems({ email: 'ann', name: 'Ann' }, false)).toEqual({ email: 'email_invalid' });
    expect(askerProblems({ email: 'ann@people.test', name: 'Ann' }, false)).toEqual({});
    expect(sentAsker({ email: ' ann@people.test ', name: ' Ann ' }, false)).toEqual({
      email: 'ann@people.test',
      name: 'Ann',
    });
  });

  it('is known to the shop when logged in', () => {
    expect(askerProblems({ email: '', name: '' }, true)).toEqual({});
    expect(sentAsker({ email: 'x', name: 'y' }, true)).toEqual({});
  });
});
