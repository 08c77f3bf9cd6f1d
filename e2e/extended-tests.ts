/** Set by `npm run e2e` and `npm test -- --all`, which run every browser test, in all languages. */
export const runsExtendedTests = process.env.EXTENDED_TESTS === '1';

export const EXTENDED_TAG = '@extended';

/**
 * Marks a test that `npm test` leaves out: `test(title, extended, …)`. It repeats with other pages or values what another
 * test does, and holds no statement of the specification.
 */
export const extended = { tag: EXTENDED_TAG };

/** The languages of a test that needs one language only for each page or journey: `all`, or in `npm test` those of `some`. */
export function testedLanguages<L>(all: readonly L[], some: readonly NoInfer<L>[]): readonly L[] {
  return runsExtendedTests ? all : some;
}
