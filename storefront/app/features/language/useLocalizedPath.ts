import { useSite } from '../../layout/site';
import { localizePath } from './paths';

/** Returns a function that adds the page's language prefix to an unlocalized path. */
export function useLocalizedPath(): (to: string) => string {
  const { language } = useSite();
  return (to) => localizePath(language, to);
}
