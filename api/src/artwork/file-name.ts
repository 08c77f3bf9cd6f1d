const LONGEST = 200;

/**
 * A name to show and to offer for saving: no folders, no control characters, of a long one the last 200 characters (UTF-16
 * units, never half a character). `sent` is as the multipart parser read it: UTF-8 taken for Latin-1, unless it came encoded.
 */
export function cleanName(sent: string): string {
  const base = asMeant(sent).split(/[/\\]/).at(-1) ?? '';
  const visible = base.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, '').trim();
  return visible.slice(-LONGEST).replace(/^[\udc00-\udfff]/, '') || 'file';
}

function asMeant(sent: string): string {
  if (!/^[\0-\xff]*$/.test(sent)) return sent;
  const decoded = Buffer.from(sent, 'latin1').toString('utf8');
  return decoded.includes('\ufffd') ? sent : decoded;
}
