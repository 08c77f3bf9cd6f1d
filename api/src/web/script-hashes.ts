import { createHash } from 'node:crypto';

const START = '<script';
const END = '</script>';

/**
 * The sources of a content security policy that allow the inline scripts of a page: those that carry its nonce. A script
 * that somebody injected into the page has no nonce and stays forbidden.
 */
export function scriptHashes(html: string, nonce: string): string[] {
  const hashes = new Set<string>();
  for (let at = html.indexOf(START); at >= 0; at = html.indexOf(START, at)) {
    const open = html.indexOf('>', at);
    const end = html.indexOf(END, open);
    if (open < 0 || end < 0) break;
    const attributes = html.slice(at, open);
    const isOwn = attributes.includes(` nonce="${nonce}"`);
    if (isOwn && !attributes.includes(' src="') && !attributes.includes(' type="application/')) {
      hashes.add(
        `'sha256-${createHash('sha256')
          .update(html.slice(open + 1, end))
          .digest('base64')}'`,
      );
    }
    at = end + END.length;
  }
  return [...hashes];
}
