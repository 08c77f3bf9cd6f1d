import { useLocation } from 'react-router';
import { defaultLanguage } from '../features/language/languages';
import { localizePath, toUnlocalizedPath } from '../features/language/paths';
import { useSite } from '../layout/site';

const SHOP_ICON = '/icon-512.png';

interface PageHeadProps {
  title: string;
  description?: string;
  /** Excludes the page from search engines: errors and personal pages. */
  hidden?: boolean;
  /** The path of the picture that social networks show for a link to the page; by default the shop's icon. */
  image?: string;
}

/** Title, description and search engine metadata; once on each page. */
export function PageHead({ title, description, hidden, image }: PageHeadProps) {
  const { shopName, origin, language, locale, languages } = useSite();
  const { pathname } = useLocation();
  const path = toUnlocalizedPath(language, pathname);
  const fullTitle = title === shopName ? title : `${title} · ${shopName}`;
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={origin + localizePath(language, path)} />
          {languages.map((code) => (
            <link key={code} rel="alternate" hrefLang={code} href={origin + localizePath(code, path)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={origin + localizePath(defaultLanguage, path)} />
          <meta property="og:type" content={image ? 'product' : 'website'} />
          <meta property="og:site_name" content={shopName} />
          <meta property="og:title" content={title} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:url" content={origin + localizePath(language, path)} />
          <meta property="og:locale" content={locale.replace('-', '_')} />
          <meta property="og:image" content={absoluteUrl(image ?? SHOP_ICON, origin)} />
          <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
        </>
      )}
    </>
  );
}

/** Photos may have the address of a public object store. */
function absoluteUrl(address: string, origin: string): string {
  return address.startsWith('/') ? origin + address : address;
}
