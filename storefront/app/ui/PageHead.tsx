import { useLocation } from 'react-router';
import { languages } from '../features/language/languages';
import { localizePath, toUnlocalizedPath } from '../features/language/paths';
import { useSite } from '../layout/site';

interface PageHeadProps {
  title: string;
  description?: string;
  /** Excludes the page from search engines: errors and personal pages. */
  hidden?: boolean;
}

/** Title, description and search engine metadata; once on each page. */
export function PageHead({ title, description, hidden }: PageHeadProps) {
  const { shopName, origin, language } = useSite();
  const { pathname } = useLocation();
  const path = toUnlocalizedPath(language, pathname);
  return (
    <>
      <title>{title === shopName ? title : `${title} · ${shopName}`}</title>
      {description && <meta name="description" content={description} />}
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={origin + localizePath(language, path)} />
          {languages.map(({ code }) => (
            <link key={code} rel="alternate" hrefLang={code} href={origin + localizePath(code, path)} />
          ))}
        </>
      )}
    </>
  );
}
