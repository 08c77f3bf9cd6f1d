/** Set by `npm run e2e`, which runs every browser test, in all languages. */
export const runsExtendedTests = process.env.EXTENDED_TESTS === '1';

export const EXTENDED_TAG = '@extended';

/**
 * Marks a test that only `npm run e2e` runs: `test(title, extended, …)`. Other tests, which `npm test` runs, use the same
 * code; no statement of the specification is held by such a test alone.
 */
export const extended = { tag: EXTENDED_TAG };

/** The languages of a test that needs one language only for each page or journey: `all`, or in `npm test` those of `some`. */
export function testedLanguages<L>(all: readonly L[], some: readonly NoInfer<L>[]): readonly L[] {
  return runsExtendedTests ? all : some;
}
