/** How a share page is turned into the file itself; null where that needs a login or a click. */
type Rule = (url: URL) => string | null;

/** The share pages that are known, by the end of the host's name. */
const RULES: readonly (readonly [host: string, rule: Rule])[] = [
  ['drive.google.com', googleDrive],
  ['docs.google.com', googleDrive],
  ['dropbox.com', dropbox],
  ['1drv.ms', oneDriveShare],
  ['onedrive.live.com', oneDrive],
  ['sharepoint.com', sharePoint],
  // These pages start the download by a click only.
  ['wetransfer.com', () => null],
  ['we.tl', () => null],
];

/**
 * A link that downloads the file itself. Links that are no known share page stay as they are.
 * @param link - a normalized http or https URL
 * @returns null for a share page that needs a login or a click
 */
export function toDirectLink(link: string): string | null {
  const url = new URL(link);
  const host = url.hostname.replace(/\.$/, '');
  const [, rule] = RULES.find(([known]) => host === known || host.endsWith(`.${known}`)) ?? [];
  return rule ? rule(url) : link;
}

/** `/file/d/ID/view`, `/open?id=ID` and `/uc?id=ID` are files; folders and documents are pages. */
function googleDrive({ pathname, searchParams }: URL): string | null {
  const [, fromPath] = /^\/(?:a\/[^/]+\/)?file\/(?:u\/\d+\/)?d\/([\w-]+)(?:\/|$)/.exec(pathname) ?? [];
  const isFile = pathname === '/open' || pathname === '/uc';
  const id = fromPath ?? (isFile ? searchParams.get('id') : null);
  if (!id || !/^[\w-]+$/.test(id)) return null;
  const query = new URLSearchParams({ export: 'download', id });
  const key = searchParams.get('resourcekey');
  if (key) query.set('resourcekey', key);
  return `https://drive.google.com/uc?${query.toString()}`;
}

/** A file, or a folder as one ZIP. */
function dropbox(url: URL): string | null {
  if (url.hostname.startsWith('dl.')) return url.href;
  if (!/^\/(s|sh|scl)\//.test(url.pathname)) return null;
  const direct = new URL(url);
  direct.searchParams.delete('raw');
  direct.searchParams.set('dl', '1');
  return direct.href;
}

/** Microsoft's API answers a share with its file. */
function oneDriveShare({ href }: URL): string {
  return `https://api.onedrive.com/v1.0/shares/u!${Buffer.from(href).toString('base64url')}/root/content`;
}

function oneDrive(url: URL): string | null {
  if (url.pathname === '/download') return url.href;
  if (!['/redir', '/embed', '/'].includes(url.pathname) || !url.searchParams.get('resid')) return null;
  const direct = new URL(url);
  direct.pathname = '/download';
  return direct.href;
}

/** `/:i:/g/…` is a shared file of any kind, `/:f:/…` a folder. */
function sharePoint(url: URL): string | null {
  const [, kind] = /^\/:([a-z]):\//.exec(url.pathname) ?? [];
  if (!kind || kind === 'f') return null;
  const direct = new URL(url);
  direct.searchParams.set('download', '1');
  return direct.href;
}
