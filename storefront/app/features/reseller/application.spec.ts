import { applicationProblems, blankApplication, sentApplication } from './application';

const good = { company: 'Kanban KK', website: '', phone: '+81 3-1234-5678', country: 'JP', message: 'Signs for shops' };

describe('an application to become a reseller', () => {
  it('needs everything but a website', () => {
    expect(applicationProblems(good)).toEqual({});
    expect(applicationProblems(blankApplication)).toEqual({
      company: 'required',
      phone: 'required',
      country: 'required',
      message: 'required',
    });
    expect(applicationProblems({ ...good, phone: 'soon' })).toEqual({ phone: 'phone_invalid' });
  });

  it('is sent without the space around what was entered, and without a website where there is none', () => {
    expect(sentApplication({ ...good, company: ' Kanban KK ', website: ' ' })).toEqual({
      company: 'Kanban KK',
      phone: '+81 3-1234-5678',
      country: 'JP',
      message: 'Signs for shops',
    });
    expect(sentApplication({ ...good, website: 'https://kanban.example' }).website).toBe('https://kanban.example');
  });
});
