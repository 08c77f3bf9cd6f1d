import { toReferenceText, toTextValues } from './reference-resource';

describe('the form of a text', () => {
  test('sends the name and the detail of its resource without surrounding spaces', () => {
    expect(toReferenceText('categories', { name: ' Walls ', summary: ' For walls. ' })).toEqual({
      name: 'Walls',
      summary: 'For walls.',
    });
    expect(toReferenceText('finishes', { name: 'Rope', note: null })).toEqual({ name: 'Rope', note: '' });
    expect(toReferenceText('printer-types', { name: 'Latex' })).toEqual({ name: 'Latex' });
  });

  test('holds empty inputs for a text that is missing', () => {
    expect(toTextValues('categories')).toEqual({ name: '', summary: '' });
    expect(toTextValues('printer-types', { name: 'Latex' })).toEqual({ name: 'Latex' });
  });
});
