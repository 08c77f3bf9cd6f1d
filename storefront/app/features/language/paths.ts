import { defaultLanguage, findLanguage, type LanguageCode } from './languages';

/** These pages exist with every language's prefix, the default one's too, and never plain. */
const PREFIXED_ONLY = ['/products/catalog', '/products/product'];

export type Reading =
  | { kind: 'page'; language: LanguageCode }
  /** `to` is a path of this site: it begins with exactly one slash. */
  | { kind: 'redirect'; to: string }
  | { kind: 'not-found' };

/** What a path means, given the language prefix that the route table found in it. */
export function readPath(prefix: string | undefined, pathname: string): Reading {
  const path = withoutPrefix(prefix, pathname);
  const prefixedOnly = PREFIXED_ONLY.includes(path);
  if (prefix === undefined) return prefixedOnly ? { kind: 'not-found' } : { kind: 'page', language: defaultLanguage };
  const language = findLanguage(prefix)?.code;
  if (!language) return { kind: 'not-found' };
  if (language === defaultLanguage && !prefixedOnly) return { kind: 'redirect', to: path };
  return { kind: 'page', language };
}

/** The path as the default language has it. However many slashes follow the prefix, one is left. */
function withoutPrefix(prefix: string | undefined, pathname: string): string {
  const rest = prefix === undefined ? pathname : pathname.slice(prefix.length + 1);
  const path = `/${rest.replace(/^[/\\]+/, '')}`;
  return path === '/' ? path : path.replace(/\/+$/, '');
}

/** Where a page of the shop, named by its plain path (query and anchor may follow), is in a language. */
export function pathIn(language: LanguageCode, to: string): string {
  const path = to.split(/[?#]/)[0] ?? to;
  if (language === defaultLanguage && !PREFIXED_ONLY.includes(path)) return to;
  return `/${language}${to === '/' ? '' : to.replace(/^\/(?=[?#])/, '')}`;
}

/** The plain path of the page that a language's path shows. */
export function plainPath(language: LanguageCode, pathname: string): string {
  const prefixed = pathname === `/${language}` || pathname.startsWith(`/${language}/`);
  return withoutPrefix(prefixed ? language : undefined, pathname);
}

/** Whether a path may be sent to after logging in: a path of this site, not another host. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !/[\u0000-\u001f\\]/.test(path);
}
