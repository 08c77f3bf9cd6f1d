import { toFormValues, toProductText } from './product-text';

describe('product text form', () => {
  test('notes and uses are edited with one entry per line and saved unchanged', () => {
    const text = {
      name: 'Banner',
      summary: 'Strong.',
      description: 'Coated.\n\nHemmed.',
      notes: ['One.', 'Two.'],
      uses: [],
    };
    expect(toFormValues(text)).toMatchObject({ notes: 'One.\nTwo.', uses: '' });
    expect(toProductText(toFormValues(text))).toEqual(text);
  });

  test('surrounding spaces and empty lines are removed', () => {
    const values = { ...toFormValues(undefined), name: ' Banner ', notes: ' One. \n\n \nTwo.' };
    expect(toProductText(values)).toMatchObject({ name: 'Banner', notes: ['One.', 'Two.'] });
  });
});
