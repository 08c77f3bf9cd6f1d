const MAX_LENGTH = 200;

/**
 * A file name to show and to offer for downloads: without folders and control characters, and only the last 200 characters
 * (UTF-16 units) of a long name. `sent` comes from the multipart parser, which reads UTF-8 as Latin-1 unless it was encoded.
 */
export function sanitizeFileName(sent: string): string {
  const base = decodeLatin1(sent).split(/[/\\]/).at(-1) ?? '';
  const visible = base.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, '').trim();
  return visible.slice(-MAX_LENGTH).replace(/^[\udc00-\udfff]/, '') || 'file';
}

function decodeLatin1(sent: string): string {
  if (!/^[\0-\xff]*$/.test(sent)) return sent;
  const decoded = Buffer.from(sent, 'latin1').toString('utf8');
  return decoded.includes('\ufffd') ? sent : decoded;
}
