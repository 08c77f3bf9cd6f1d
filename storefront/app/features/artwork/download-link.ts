export type LinkProblem = 'link_missing' | 'link_not_direct';

/** Why a text is not a download link: it is no URL, has no public host, or contains credentials. The API validates it again. */
export function validateDownloadLink(text: string): LinkProblem | null {
  const trimmed = text.trim();
  if (trimmed === '') return 'link_missing';
  if (!URL.canParse(trimmed)) return 'link_not_direct';
  const { protocol, hostname, username, password } = new URL(trimmed);
  const isHttp = protocol === 'https:' || protocol === 'http:';
  return isHttp && hostname.includes('.') && username === '' && password === '' ? null : 'link_not_direct';
}
