import { expect, test, type APIRequestContext } from '@playwright/test';
import { accountPages, categories, pathIn, publicPages, publicPagesOfOneKind } from './pages';
import { testedLanguages } from './extended-tests';
import { languages, type Language } from './visitors';

const CONCURRENT_REQUESTS = 4;
const knownPaths = [
  ...Object.values(publicPages).flat(),
  ...Object.values(publicPagesOfOneKind).flat(),
  ...accountPages,
];

interface CrawledPage {
  path: string;
  status: number;
  html: string;
  /** The page with the first link to it. */
  linkedFrom: string;
}

for (const language of testedLanguages(languages, ['en'])) {
  test(`all links of the storefront work and lead to complete documents (${language})`, async ({ request }) => {
    test.setTimeout(180_000);
    const starts = knownPaths.map((path) => pathIn(language, path));
    const pages = await crawl(request, [pathIn(language, '/'), ...starts]);
    // S2.2
    expect(pages.filter(({ status }) => status >= 400).map(describePage)).toEqual([]);
    expect(pages.flatMap((page) => findDocumentFaults(page, language))).toEqual([]);

    const known = new Set(knownPaths.map((path) => path.split('?')[0]));
    const linked = pages.filter(({ linkedFrom }) => linkedFrom !== '');
    const untested = linked.map(({ path }) => pathWithoutLanguage(path)).filter((path) => !isProduct(path));
    expect(
      untested.filter((path) => !known.has(path)),
      'pages that the browser tests do not open',
    ).toEqual([]);
    expect(pages.length).toBeGreaterThan(knownPaths.length);

    const indexed = new Set(pages.filter(({ html }) => !isPrivate(html)).map(({ html }) => canonicalPath(html)));
    const inSitemap = (await readSitemap(request)).filter((path) => languageOf(path) === language);
    expect(inSitemap.toSorted()).toEqual([...indexed].toSorted());
  });
}

const describePage = ({ path, status, linkedFrom }: CrawledPage) => `${status} ${path}, linked from ${linkedFrom}`;

const isPrivate = (html: string) => /<meta name="robots" content="[^"]*noindex/.test(html);

const canonicalPath = (html: string) =>
  new URL(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? 'none:').pathname;

/** The paths of the sitemap that robots.txt names. */
async function readSitemap(request: APIRequestContext): Promise<string[]> {
  const robots = await (await request.get('/robots.txt')).text();
  const address = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  const sitemap = await (await request.get(new URL(address).pathname)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
}

/** The language of a path by its prefix. */
function languageOf(path: string): Language {
  return languages.find((language) => path === `/${language}` || path.startsWith(`/${language}/`)) ?? 'en';
}

/** Faults of the document that the server sends, before any script runs. */
function findDocumentFaults({ path, html }: CrawledPage, language: Language): string[] {
  const has = (pattern: RegExp) => pattern.test(html);
  const faults = [
    !has(new RegExp(`<html lang="${language}"`)) && `is not in ${language}`,
    !has(/<title>[^<]+<\/title>/) && 'has no title',
    !has(/<h1[ >]/) && 'has no h1',
    !isPrivate(html) && !has(/<meta property="og:image" content="https?:/) && 'has no preview picture',
    !isPrivate(html) && !has(/hrefLang="x-default"/i) && 'has no address for other languages',
    has(/<img(?![^>]* alt=)[^>]*>/) && 'has an image without alt',
    !isPrivate(html) && !has(/<link rel="canonical" href="[^"]+"/) && 'has no canonical address',
    !isPrivate(html) &&
      languages.some((other) => !has(new RegExp(`hrefLang="${other}"`, 'i'))) &&
      'lacks another language',
    ...findBreadcrumbEnds(html).map((end) => end !== canonicalPath(html) && `has breadcrumbs that end at ${end}`),
    ...[...html.matchAll(MISSING_TRANSLATION)].map(([, key]) => `shows the key ${key}`),
  ];
  return faults.filter((fault) => fault !== false).map((fault) => `${path} ${fault}`);
}

/** The path of the last page of each list of breadcrumbs for search engines, which is the page itself. */
function findBreadcrumbEnds(html: string): string[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]+)</g)]
    .map(([, text = '']) => JSON.parse(text) as { '@type': string; itemListElement?: { item: string }[] })
    .filter((data) => data['@type'] === 'BreadcrumbList')
    .map(({ itemListElement = [] }) => new URL(itemListElement.at(-1)?.item ?? 'none:').pathname);
}

/** A text that is a translation key, as i18next shows it when there is no translation. */
const MISSING_TRANSLATION = />((?:[a-z][A-Za-z]*:)?[a-z][A-Za-z]*(?:\.[a-z][A-Za-z0-9]*)+)</g;

/** Every page of the storefront that can be reached by links, once whatever its query. */
async function crawl(request: APIRequestContext, starts: readonly string[]): Promise<CrawledPage[]> {
  const pages = new Map<string, CrawledPage>();
  const queue: CrawledPage[] = [];
  const add = (path: string, linkedFrom: string) => {
    const [key = path] = path.split('?');
    const known = pages.get(key);
    if (known) known.linkedFrom ||= linkedFrom;
    else queue.push(pages.set(key, { path, status: 0, html: '', linkedFrom }).get(key) as CrawledPage);
  };
  for (const path of starts) add(path, '');
  while (queue.length > 0) {
    await Promise.all(
      queue.splice(0, CONCURRENT_REQUESTS).map(async (page) => {
        const response = await request.get(page.path);
        page.status = response.status();
        page.html = await response.text();
        for (const path of findLinks(page.html, response.url())) add(path, page.path);
      }),
    );
  }
  return [...pages.values()];
}

/** The paths of the links to pages of the storefront in the same language. */
function findLinks(html: string, address: string): string[] {
  const { origin, pathname } = new URL(address);
  return [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)]
    .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), address))
    .filter((url) => url.origin === origin && !/^\/(admin|api|assets|templates)\b/.test(url.pathname))
    .map((url) => url.pathname)
    .filter((path) => languageOf(path) === languageOf(pathname));
}

/** A page's path in the default language. */
function pathWithoutLanguage(path: string): string {
  const prefix = new RegExp(`^/(${languages.join('|')})(?=/|$)`);
  return path.replace(prefix, '').split('?')[0] || '/';
}

function isProduct(path: string): boolean {
  const [, category = '', slug] = path.split('/');
  return slug !== undefined && categories.includes(category);
}
