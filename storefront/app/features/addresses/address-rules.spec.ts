import { addressProblems, blankAddress, hasFormalEnding, mayBePhone, sentAddress } from './address-rules';

const everything = ['firstName', 'lastName', 'company', 'country', 'line1', 'line2', 'city', 'region', 'postCode', 'phone'] as const;
const asked = { order: everything, optional: ['company', 'line2'] } as const;

const whole = {
  ...blankAddress,
  firstName: 'Ada',
  lastName: 'Moreno',
  line1: '2100 NE Broadway',
  city: 'Portland',
  region: 'OR',
  postCode: '97232',
  phone: '+1 503 555 0142',
  country: 'US',
};

describe('an address', () => {
  it('needs everything but company and second line', () => {
    expect(addressProblems(whole, asked)).toEqual({});
    expect(Object.keys(addressProblems(blankAddress, asked)).sort()).toEqual(
      ['city', 'country', 'firstName', 'lastName', 'line1', 'phone', 'postCode', 'region'].sort(),
    );
  });

  it('takes spaces for nothing', () => {
    expect(addressProblems({ ...whole, city: '　 ' }, asked)).toEqual({ city: 'required' });
  });

  it('is sent without spaces around what was entered', () => {
    expect(sentAddress({ ...whole, city: ' Portland ', isDefault: true }, asked)).toEqual({ ...whole, isDefault: true });
  });

  it('needs no field that its country does not have, and sends none', () => {
    const order = everything.filter((field) => field !== 'region' && field !== 'postCode');
    expect(addressProblems({ ...whole, region: '', postCode: '' }, { ...asked, order })).toEqual({});
    expect(sentAddress(whole, { order })).toEqual({ ...whole, region: '', postCode: '' });
  });

  it('may lack a field that its country has only here and there', () => {
    expect(addressProblems({ ...whole, postCode: '' }, { ...asked, optional: ['company', 'line2', 'postCode'] })).toEqual({});
  });
});

describe('a phone number', () => {
  it.each(['+1 503 555 0142', '(03) 6345-1234', '０６－６３４５－１２３４', '06ー6345ー1234', '030/901820', '555 0142 ext. 12'])('may be %s', (text) => {
    expect(mayBePhone(text)).toBe(true);
  });

  it.each(['1234', 'none', '+1 503 555 0142 or mail', '12345678901234567890'])('cannot be %s', (text) => {
    expect(addressProblems({ ...whole, phone: text }, asked)).toEqual({ phone: 'phone_invalid' });
  });
});

describe('a company’s formal ending', () => {
  it.each(['Moreno Events LLC', 'Wide Prints, Inc.', 'Druck G.m.b.H.', 'Acme Co., Ltd.', '山本サイン株式会社', '㈱山本', '上海印刷有限公司', 'Imprenta S.L.'])(
    'is there in %s',
    (company) => expect(hasFormalEnding(company)).toBe(true),
  );

  it.each(['Moreno Events', 'Incline', 'The Corporation Street Bakery'])('is not there in %s', (company) => {
    expect(hasFormalEnding(company)).toBe(false);
  });
});
