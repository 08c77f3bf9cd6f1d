/** Set by `npm run e2e`, which tests every page and every journey in all languages. */
export const testsAllLanguages = process.env.ALL_LANGUAGES === '1';

/** The languages of a test that needs one language only for each page or journey: `all`, or in `npm test` those of `some`. */
export function testedLanguages<L>(all: readonly L[], some: readonly NoInfer<L>[]): readonly L[] {
  return testsAllLanguages ? all : some;
}
