/** The parts of an address that its route names. */
export type Params = Readonly<Record<string, string | undefined>>;

/** What every category and product is named by in addresses. */
const SLUG = /^[a-z0-9-]{1,64}$/;

const isSlug = (part: string | undefined) => part === undefined || SLUG.test(part);

/** The validations of addresses that pages name in `pages.ts`. */
const validations = new Map<string, (params: Params) => boolean>([
  ['slugs', ({ category, slug }) => isSlug(category) && isSlug(slug)],
]);

/** Whether an address can be one of the page; undefined if there is no validation with this name. */
export function isValidAddress(name: string, params: Params): boolean | undefined {
  return validations.get(name)?.(params);
}
