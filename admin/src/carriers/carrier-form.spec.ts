import { findFormatsError, findUrlError, toCarrierInput } from './carrier-form';

describe('the form of a carrier', () => {
  it('has a format on each line, in capitals, and an empty address for none', () => {
    const typed = { name: ' EMS ', numberFormats: '@@#########cn\n\n 1Z**** ', trackingUrl: ' ', active: true };
    expect(toCarrierInput(typed)).toEqual({
      ...{ name: 'EMS', trackingUrl: null, active: true },
      numberFormats: ['@@#########CN', '1Z****'],
    });
  });

  it('accepts only the characters of formats', () => {
    expect([findFormatsError('##-@*\nJD#'), findFormatsError('#.*'), findFormatsError(null)]).toEqual([
      undefined,
      'carriers.errors.format',
      undefined,
    ]);
  });

  it('needs the place of the number in the address of the page', () => {
    expect([findUrlError('https://a.test/{number}'), findUrlError('https://a.test/'), findUrlError('')]).toEqual([
      undefined,
      'carriers.errors.url',
      undefined,
    ]);
    expect(findUrlError('javascript:{number}')).toBe('carriers.errors.url');
  });
});
