export const SCHEMA_ORG = { '@context': 'https://schema.org' } as const;

/** A schema.org object as the content of a script element. */
export function toScriptContent(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** The path to a page, for search engines; `url` is absolute. */
export function breadcrumbData(trail: readonly { name: string; url: string }[]): string {
  return toScriptContent({
    ...SCHEMA_ORG,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  });
}

/** The shop as an organization. */
export function organizationData(shop: {
  name: string;
  origin: string;
  foundedIn: number;
  company?: { name: string; address: readonly string[]; phone: string };
}): string {
  const { company } = shop;
  return toScriptContent({
    ...SCHEMA_ORG,
    '@type': 'Organization',
    name: shop.name,
    url: `${shop.origin}/`,
    logo: `${shop.origin}/icon-512.png`,
    foundingDate: String(shop.foundedIn),
    ...(company && { legalName: company.name, address: company.address.join(', ') }),
    ...(company?.phone && { telephone: company.phone }),
  });
}
