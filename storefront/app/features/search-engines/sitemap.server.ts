import type { Output } from '@shop/contract';
import { defaultLanguage, type LanguageCode } from '../language/languages';
import { localizePath } from '../language/paths';
import { indexedPaths } from './indexed-pages';

interface SitemapOptions {
  origin: string;
  categories: Output<'Catalog/Categories'>;
  /** The languages that the shop offers. */
  languages: readonly LanguageCode[];
}

/** A sitemap of every page that search engines may list, in every language, with its addresses in the other languages. */
export function buildSitemap({ origin, categories, languages }: SitemapOptions): string {
  const catalogue = categories.flatMap(({ slug, products }) => [
    `/${slug}`,
    ...products.map((product) => `/${slug}/${product.slug}`),
  ]);
  const entries = [...indexedPaths, ...catalogue].flatMap((path) => {
    const addressIn = (language: LanguageCode) => escapeXml(origin + localizePath(language, path));
    const alternates = [
      ...languages.map((code) => alternate(code, addressIn(code))),
      alternate('x-default', addressIn(defaultLanguage)),
    ].join('');
    return languages.map((code) => `<url><loc>${addressIn(code)}</loc>${alternates}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** What search engines may crawl: all but the API, the account and orders. */
export function buildRobots(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /account',
    'Disallow: /*/account',
    'Allow: /account/templates-download',
    'Allow: /*/account/templates-download',
    'Disallow: /cart/',
    'Disallow: /*/cart/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** What a phone needs to put the shop on its home screen. */
export function buildManifest(shopName: string): string {
  const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });
  return JSON.stringify({
    name: shopName,
    short_name: shopName,
    start_url: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [icon(192), icon(512)],
  });
}
