import { proofFault } from './proof-file';

describe('a proof’s file', () => {
  test('is under 80 MB', () => {
    const sizes = [83_886_079, 83_886_080];
    expect(sizes.map((size) => proofFault({ name: 'proof.pdf', type: 'application/pdf', size }))).toEqual([
      null,
      'tooLarge',
    ]);
  });

  test.each([
    ['proof.pdf', 'application/pdf', null],
    ['proof.JPG', '', null],
    ['proof', 'image/webp', null],
    ['proof.tiff', 'image/tiff', 'wrongType'],
    ['pdf', '', 'wrongType'],
  ])('%s of type "%s": %s', (name, type, fault) => {
    expect(proofFault({ name, type, size: 10 })).toBe(fault);
  });
});
