import { textOf, typedOf } from './text-lines';

test('a text is typed with a line for each note and use, and comes back the same', () => {
  const text = {
    name: 'Banner',
    summary: 'Strong.',
    description: 'Coated.\n\nHemmed.',
    notes: ['One.', 'Two.'],
    uses: [],
  };
  expect(typedOf(text)).toMatchObject({ notes: 'One.\nTwo.', uses: '' });
  expect(textOf(typedOf(text))).toEqual(text);
});

test('spaces around lines and empty lines are left out', () => {
  expect(textOf({ ...typedOf(undefined), name: ' Banner ', notes: ' One. \n\n \nTwo.' })).toMatchObject({
    name: 'Banner',
    notes: ['One.', 'Two.'],
  });
});
