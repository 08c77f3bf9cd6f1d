import { personName } from './person-name';

describe('a full name', () => {
  it('is in the order of its script', () => {
    expect(personName({ firstName: 'Ada', lastName: 'Moreno' })).toBe('Ada Moreno');
    expect(personName({ firstName: '健', lastName: '山本' })).toBe('山本 健');
  });

  it('may consist of one name or none', () => {
    expect(personName({ lastName: '山本' })).toBe('山本');
    expect(personName({})).toBe('');
  });
});
