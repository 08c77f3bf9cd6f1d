import english from '../../locales/en/addresses.json';
import { addressLayout } from './address-layout';
import { validateAddress, emptyAddress, hasLegalForm, isPlausiblePhone, toAddressInput } from './address-validation';

const everything = [
  'firstName',
  'lastName',
  'company',
  'country',
  'line1',
  'line2',
  'city',
  'region',
  'postCode',
  'phone',
] as const;
const fields = { order: everything, optional: ['company', 'line2'] } as const;

const whole = {
  ...emptyAddress,
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
  it('requires every field except company and second line', () => {
    expect(whole).toMatchObject({ company: '', line2: '' });
    // S3.4, S3.8, S5.31, S5.32
    expect(validateAddress(whole, addressLayout('US', 'en'))).toEqual({});
    expect(validateAddress(emptyAddress, addressLayout('US', 'en'))).toEqual({
      firstName: 'required', // S5.23
      lastName: 'required', // S5.24
      line1: 'required', // S5.25
      city: 'required', // S5.26
      region: 'required', // S5.27
      postCode: 'required', // S5.28
      phone: 'required', // S5.4, S5.29
      country: 'required', // S5.30
    });
  });

  it('treats a field of spaces as empty', () => {
    expect(validateAddress({ ...whole, city: '　 ' }, fields)).toEqual({ city: 'required' });
  });

  it('is sent with trimmed fields', () => {
    expect(toAddressInput({ ...whole, city: ' Portland ', isDefault: true }, fields)).toEqual({
      ...whole,
      isDefault: true,
    });
  });

  it('neither requires nor sends fields that its country does not have', () => {
    const order = everything.filter((field) => field !== 'region' && field !== 'postCode');
    expect(validateAddress({ ...whole, region: '', postCode: '' }, { ...fields, order })).toEqual({});
    expect(toAddressInput(whole, { order })).toEqual({ ...whole, region: '', postCode: '' });
  });

  it('does not require a field that only some addresses of its country have', () => {
    expect(
      validateAddress({ ...whole, postCode: '' }, { ...fields, optional: ['company', 'line2', 'postCode'] }),
    ).toEqual({});
  });
});

describe('a phone number', () => {
  it.each([
    '+1 503 555 0142',
    '(03) 6345-1234',
    '０６－６３４５－１２３４',
    '06ー6345ー1234',
    '030/901820',
    '555 0142 ext. 12',
  ])('may be %s', (text) => {
    expect(isPlausiblePhone(text)).toBe(true);
  });

  it.each(['1234', 'none', '+1 503 555 0142 or mail', '12345678901234567890'])('cannot be %s', (text) => {
    expect(validateAddress({ ...whole, phone: text }, fields)).toEqual({ phone: 'phone_invalid' });
    // S5.5
    expect(english.problem.phone_invalid).toBe('Phone must be valid.');
  });
});

describe('the legal form of a company', () => {
  it.each([
    'Moreno Events LLC',
    'Wide Prints, Inc.',
    'Druck G.m.b.H.',
    'Acme Co., Ltd.',
    '山本サイン株式会社',
    '㈱山本',
    '上海印刷有限公司',
    'Imprenta S.L.',
  ])('is found in %s', (company) => {
    // S3.5
    expect(hasLegalForm(company)).toBe(true);
  });

  it.each(['Moreno Events', 'Incline', 'The Corporation Street Bakery'])('is not found in %s', (company) => {
    expect(hasLegalForm(company)).toBe(false);
  });
});
