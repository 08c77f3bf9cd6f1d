import { pageExists } from '../pages';

/** The footer's columns with translation key and path of each link. Links to pages that do not exist are hidden. */
const columns = [
  {
    title: 'service',
    links: [
      ['track', '/track'],
      ['support', '/support'],
      ['artwork', '/support#artwork'],
      ['templates', '/account/templates-download'],
      ['buyforme', '/buyforme'],
      ['status', '/status'],
      ['contactus', '/contactus'],
    ],
  },
  {
    title: 'company',
    links: [
      ['aboutus', '/aboutus'],
      ['history', '/aboutus/history'],
      ['factory', '/aboutus/factory'],
      ['reseller', '/aboutus/reseller-program'],
      ['portfolio', '/portfolio'],
    ],
  },
  {
    title: 'terms',
    links: [
      ['terms', '/terms'],
      ['privacy', '/privacy'],
      ['accessibility', '/accessibility'],
      ['refund', '/return-refund'],
      ['shipping', '/international-shipping'],
    ],
  },
] as const;

export const footerColumns = columns
  .map(({ title, links }) => ({ title, links: links.filter(([, to]) => pageExists(to)) }))
  .filter(({ links }) => links.length > 0);

/** The translation key of a link. */
export type FooterLink = (typeof columns)[number]['links'][number][0];

const paths = new Map<FooterLink, string>(
  columns.flatMap(({ links }): readonly (readonly [FooterLink, string])[] => links),
);

/** The unlocalized path of a footer link. */
export function footerPath(link: FooterLink): string {
  return paths.get(link) ?? '/';
}
