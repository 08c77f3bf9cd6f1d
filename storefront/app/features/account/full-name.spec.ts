import { fullName } from './full-name';

describe('a full name', () => {
  it('is in the order of its script', () => {
    expect(fullName({ firstName: 'Ada', lastName: 'Moreno' })).toBe('Ada Moreno');
    expect(fullName({ firstName: '健', lastName: '山本' })).toBe('山本 健');
  });

  it('may consist of one name or none', () => {
    expect(fullName({ lastName: '山本' })).toBe('山本');
    expect(fullName({})).toBe('');
  });
});
