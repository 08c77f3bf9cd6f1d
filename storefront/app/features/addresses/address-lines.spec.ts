import { addressLines } from './address-lines';

const portland = {
  firstName: 'Ada',
  lastName: 'Moreno',
  company: 'Moreno Events LLC',
  line1: '2100 NE Broadway',
  city: 'Portland',
  region: 'OR',
  postCode: '97232',
  phone: '+1 503 555 0142',
  country: 'US',
};

const osaka = {
  firstName: '健',
  lastName: '山本',
  line1: '北区梅田1-2-3',
  line2: '梅田ビル4階',
  city: '大阪市',
  region: '大阪府',
  postCode: '530-0001',
  phone: '+81 6 6345 1234',
  country: 'JP',
};

describe('the lines of an address', () => {
  it('begin with the person and end with the country', () => {
    expect(addressLines(portland, 'United States')).toEqual([
      'Ada Moreno',
      'Moreno Events LLC',
      '2100 NE Broadway',
      'Portland, OR 97232',
      'United States',
    ]);
  });

  it('begin with the country and end with the person in Japanese script', () => {
    expect(addressLines(osaka, '日本')).toEqual([
      '〒530-0001 日本',
      '大阪府大阪市北区梅田1-2-3',
      '梅田ビル4階',
      '山本 健',
    ]);
  });

  it('omit fields that the country does not have', () => {
    const berlin = { ...portland, city: 'Berlin', region: '', postCode: '10115' };
    expect(addressLines(berlin, 'Germany').slice(-2)).toEqual(['Berlin 10115', 'Germany']);
    const nowhere = { ...portland, city: 'Accra', region: '', postCode: '' };
    expect(addressLines(nowhere, 'Ghana').slice(-2)).toEqual(['Accra', 'Ghana']);
    expect(addressLines({ ...osaka, postCode: '' }, '日本')[0]).toBe('日本');
  });

  it('contain a city that is also the region only once', () => {
    expect(addressLines({ ...osaka, region: '上海市', city: '上海市', country: 'CN' }, '中国')[1]).toBe(
      '上海市北区梅田1-2-3',
    );
  });
});
