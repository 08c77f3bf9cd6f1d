import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { languageUrl, toUnlocalizedPath } from '../features/language/paths';
import { formatCookie } from '../features/preferences/preferences';
import { Button, ButtonAnchor } from '../ui/Button';
import { LANGUAGE_OFFER_COOKIE } from './cookies';
import styles from './LanguageOfferBar.module.css';
import { useSite } from './site';

/** Offers the language that the browser prefers, once: a cookie remembers that the offer was shown. */
export function LanguageOfferBar() {
  const site = useSite();
  const { pathname, search } = useLocation();
  const [offer, setOffer] = useState(site.languageOffer);
  const shown = offer !== undefined;

  useEffect(() => {
    if (shown) document.cookie = formatCookie(LANGUAGE_OFFER_COOKIE, 'shown', location.protocol === 'https:');
  }, [shown]);

  if (!offer) return null;
  const path = toUnlocalizedPath(site.language, pathname);
  return (
    <section className={styles.bar} aria-label={offer.title} lang={offer.language}>
      <p>{offer.text}</p>
      <div className={styles.answers}>
        <ButtonAnchor size="sm" hrefLang={offer.language} href={languageUrl(offer.language, path, site) + search}>
          {offer.accept}
        </ButtonAnchor>
        <Button variant="default" size="sm" onClick={() => setOffer(undefined)}>
          {offer.decline}
        </Button>
      </div>
    </section>
  );
}
