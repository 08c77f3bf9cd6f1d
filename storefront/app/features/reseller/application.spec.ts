import { validateApplication, emptyApplication, toApplicationRequest } from './application';

const good = { company: 'Kanban KK', website: '', phone: '+81 3-1234-5678', country: 'JP', message: 'Signs for shops' };

describe('a reseller application', () => {
  it('requires every field except the website', () => {
    expect(validateApplication(good)).toEqual({});
    expect(validateApplication(emptyApplication)).toEqual({
      company: 'required',
      phone: 'required',
      country: 'required',
      message: 'required',
    });
    expect(validateApplication({ ...good, phone: 'soon' })).toEqual({ phone: 'phone_invalid' });
  });

  it('is sent with trimmed fields and without an empty website', () => {
    expect(toApplicationRequest({ ...good, company: ' Kanban KK ', website: ' ' })).toEqual({
      company: 'Kanban KK',
      phone: '+81 3-1234-5678',
      country: 'JP',
      message: 'Signs for shops',
    });
    expect(toApplicationRequest({ ...good, website: 'https://kanban.example' }).website).toBe('https://kanban.example');
  });
});
