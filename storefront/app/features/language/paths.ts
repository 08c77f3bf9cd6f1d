import { defaultLanguage, findLanguage, type LanguageCode } from './languages';

/** Pages that always have a language prefix, also in the default language. */
const PREFIXED_ONLY = ['/products/catalog', '/products/product'];

export type ResolvedPath =
  | { kind: 'page'; language: LanguageCode }
  /** `to` is a path of this site and begins with exactly one slash. */
  | { kind: 'redirect'; to: string }
  | { kind: 'not-found' };

/** The language prefix of a path, if it has one. */
export function pathLanguage(pathname: string): LanguageCode | undefined {
  return findLanguage(pathname.split('/')[1] ?? '')?.code;
}

/** Resolves a request path with the language prefix that the router has matched. */
export function resolvePath(prefix: string | undefined, pathname: string): ResolvedPath {
  const path = withoutPrefix(prefix, pathname);
  const prefixedOnly = PREFIXED_ONLY.includes(path);
  if (prefix === undefined) return prefixedOnly ? { kind: 'not-found' } : { kind: 'page', language: defaultLanguage };
  const language = findLanguage(prefix)?.code;
  if (!language) return { kind: 'not-found' };
  if (language === defaultLanguage && !prefixedOnly) return { kind: 'redirect', to: path };
  return { kind: 'page', language };
}

/** The path without the prefix, with exactly one leading slash. */
function withoutPrefix(prefix: string | undefined, pathname: string): string {
  const rest = prefix === undefined ? pathname : pathname.slice(prefix.length + 1);
  const path = `/${rest.replace(/^[/\\]+/, '')}`;
  return path === '/' ? path : path.replace(/\/+$/, '');
}

/** Adds the language prefix to an unlocalized path, which may have a query and an anchor. */
export function localizePath(language: LanguageCode, to: string): string {
  const path = to.split(/[?#]/)[0] ?? to;
  if (language === defaultLanguage && !PREFIXED_ONLY.includes(path)) return to;
  return `/${language}${to === '/' ? '' : to.replace(/^\/(?=[?#])/, '')}`;
}

/**
 * The address of an unlocalized path in a language, at the language's own origin if it has one. If any language has its
 * own origin, the others need the shop's origin.
 */
export function languageUrl(
  language: LanguageCode,
  path: string,
  { languageHosts, origin }: { languageHosts: Readonly<Record<string, string>>; origin: string },
): string {
  const shopOrigin = Object.keys(languageHosts).length > 0 ? origin : '';
  return (languageHosts[language] ?? shopOrigin) + localizePath(language, path);
}

/** Removes the language prefix from a path. */
export function toUnlocalizedPath(language: LanguageCode, pathname: string): string {
  const prefixed = pathname === `/${language}` || pathname.startsWith(`/${language}/`);
  return withoutPrefix(prefixed ? language : undefined, pathname);
}

/** Whether a return path is a path of this site and not another host. */
export function isInternalPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !/[\u0000-\u001f\\]/.test(path);
}
