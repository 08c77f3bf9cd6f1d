export type LinkProblem = 'link_missing' | 'link_not_direct';

/** Why a link cannot lead staff to a file: it is none, names no public host, or carries a log-in. The shop judges again. */
export function linkProblem(text: string): LinkProblem | null {
  const typed = text.trim();
  if (typed === '') return 'link_missing';
  if (!URL.canParse(typed)) return 'link_not_direct';
  const { protocol, hostname, username, password } = new URL(typed);
  const web = protocol === 'https:' || protocol === 'http:';
  return web && hostname.includes('.') && username === '' && password === '' ? null : 'link_not_direct';
}
