import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router';
import type { ShareMarkup } from '../../document-context';
import { SiteContext } from '../../layout/site';
import type { LanguageCode } from '../language/languages';

/** With a thousand characters each, about 1 MB. */
const MAX_MARKUPS = 1000;

/** No link leads to it. */
const NO_PAGE = '/-';

/** Keeps the HTML of the last keys that were used, for all pages that a process renders. */
export function createMarkupCache(i18nOf: (language: LanguageCode) => i18n): ShareMarkup {
  const markups = new Map<string, string>();
  return (key, content, site) => {
    const html =
      markups.get(key) ??
      renderToString(
        <I18nextProvider i18n={i18nOf(site.language)}>
          <SiteContext value={site}>
            <StaticRouter location={NO_PAGE}>{content}</StaticRouter>
          </SiteContext>
        </I18nextProvider>,
      );
    // A map lists its keys in the order in which they were set.
    markups.delete(key);
    markups.set(key, html);
    if (markups.size > MAX_MARKUPS) markups.delete(markups.keys().next().value ?? '');
    return html;
  };
}
