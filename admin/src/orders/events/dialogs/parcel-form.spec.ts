import { lengthError, nextParcel, quantityError, toParcelInput, weightError } from './parcel-form';

const items = [
  { sid: 'A', unshipped: 3 },
  { sid: 'B', unshipped: 1 },
];

test('a new parcel holds the pieces that are in no other parcel', () => {
  const first = nextParcel(items, []);
  expect(first.quantities).toEqual({ A: '3', B: '1' });
  expect(nextParcel(items, [{ ...first, quantities: { A: '2', B: '1' } }]).quantities).toEqual({ A: '1', B: '' });
});

test('kilograms become grams and centimetres millimetres, without rounding', () => {
  const typed = { weight: '1.205', length: '120', width: '12.5', height: '8', quantities: { A: '2', B: '' } };
  expect(toParcelInput(typed)).toEqual({
    grams: 1205,
    lengthMm: 1200,
    widthMm: 125,
    heightMm: 80,
    items: [{ sid: 'A', quantity: 2 }],
  });
});

test.each(['0', '-1', 'heavy', '1.2345'])('the weight %s is not accepted', (typed) => {
  expect(weightError(typed)).toBe('events.shipped.parcel.errors.number');
});

test('lengths end at a millimetre, quantities at what is left', () => {
  expect([lengthError('12.5'), lengthError('12.55')]).toEqual([undefined, 'events.shipped.parcel.errors.number']);
  expect([quantityError('3', 3), quantityError('', 3), quantityError('4', 3), quantityError('1.5', 3)]).toEqual([
    undefined,
    undefined,
    'events.shipped.parcel.errors.quantity',
    'events.shipped.parcel.errors.quantity',
  ]);
});
