import { chooseProfile, type ProfileScope } from './choose-profile';

/** In the order in which they are preferred for the banner on R5. */
const PREFERRED: readonly ProfileScope[] = [
  { sku: 'banner', printer: 'R5' },
  { sku: null, printer: 'R5' },
  { sku: 'banner', printer: '' },
];
/** Those of another product or printer, which the banner on R5 is never printed by. */
const OTHERS: readonly ProfileScope[] = [
  { sku: 'banner', printer: 'R6' },
  { sku: null, printer: 'R6' },
  { sku: 'flag', printer: 'R5' },
  { sku: 'flag', printer: '' },
];

/** Every selection of the profiles, also in reverse order. */
function selections(profiles: readonly ProfileScope[]): ProfileScope[][] {
  const chosen = Array.from({ length: 2 ** profiles.length }, (_, bits) =>
    profiles.filter((__, index) => bits & (1 << index)),
  );
  return [...chosen, ...chosen.map((each) => each.toReversed())];
}

const ALL = selections([...PREFERRED, ...OTHERS]);

test('of all sets of profiles, the one of product and printer is chosen, then of the printer, then of the product', () => {
  for (const profiles of ALL) {
    const expected = PREFERRED.find((each) => profiles.includes(each));
    expect(chooseProfile(profiles, { sku: 'banner', printer: 'R5' })).toBe(expected);
  }
});

test('without a printer only the profile of the product for all printers is chosen', () => {
  for (const profiles of ALL)
    for (const printer of [null, ''])
      expect(chooseProfile(profiles, { sku: 'banner', printer })).toBe(
        profiles.find((each) => each === PREFERRED.at(-1)),
      );
});
