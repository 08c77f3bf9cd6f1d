import { useEffect, useState } from 'react';
import { siteTerms, type SiteTerms } from './calls';

/** Null until the shop has answered. */
export function useSiteTerms(): SiteTerms | null {
  const [terms, setTerms] = useState<SiteTerms | null>(null);
  useEffect(() => {
    let left = false;
    siteTerms().then(
      (known) => !left && setTerms(known),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  return terms;
}
