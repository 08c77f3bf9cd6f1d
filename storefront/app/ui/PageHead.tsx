import { useLocation } from 'react-router';
import { languages } from '../features/language/languages';
import { pathIn, plainPath } from '../features/language/paths';
import { useHouse } from '../features/layout/house';

interface PageHeadProps {
  title: string;
  description?: string;
  /** Kept out of search engines: errors, and pages that are somebody's own. */
  hidden?: boolean;
}

/** The document's title, and what search engines are told; one for each page. */
export function PageHead({ title, description, hidden }: PageHeadProps) {
  const { shopName, origin, language } = useHouse();
  const { pathname } = useLocation();
  const plain = plainPath(language, pathname);
  return (
    <>
      <title>{title === shopName ? title : `${title} · ${shopName}`}</title>
      {description && <meta name="description" content={description} />}
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={origin + pathIn(language, plain)} />
          {languages.map(({ code }) => (
            <link key={code} rel="alternate" hrefLang={code} href={origin + pathIn(code, plain)} />
          ))}
        </>
      )}
    </>
  );
}
