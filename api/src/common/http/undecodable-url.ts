/**
 * The address of a page with its percent signs escaped if it cannot be decoded, so that the storefront answers that there is
 * no such page. The web server answers other such addresses itself.
 */
export function escapeUndecodable(url: string): string {
  if (!url.includes('%') || url.startsWith('/api/')) return url;
  const [path = '', ...query] = url.split('?');
  try {
    decodeURI(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
