import type helpTexts from '../locales/en/help.json';

/** What each page is for. These texts are read seldom and therefore not part of the others. */
export type HelpTexts = typeof helpTexts;

/**
 * The texts that explain a page, the closest first: those of a record's page or of a form, then those of its list.
 *
 * @param path such as `/orders/DEM000-000000-000001/show`
 */
function listTopics(path: string): string[] {
  const segments = path.split('/').filter(Boolean);
  const [list, , page = segments[1]] = segments;
  if (list === undefined) return ['home'];
  return page === undefined ? [list] : [`${list}/${page}`, list];
}

/** The help text of the page at a path. */
export function findHelp(texts: HelpTexts, path: string): string | undefined {
  const pages: Readonly<Record<string, string>> = texts;
  return listTopics(path)
    .map((topic) => pages[topic])
    .find(Boolean);
}
