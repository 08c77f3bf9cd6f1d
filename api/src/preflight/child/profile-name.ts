/** The description of a colour profile (ICC versions 2 and 4); null if it has none that can be read. */
export function profileName(icc: Buffer | undefined): string | null {
  if (!icc || icc.length < 132) return null;
  const count = Math.min(icc.readUInt32BE(128), 200);
  for (let tag = 0; tag < count; tag++) {
    const entry = 132 + tag * 12;
    if (entry + 12 > icc.length) return null;
    if (icc.toString('latin1', entry, entry + 4) !== 'desc') continue;
    const offset = icc.readUInt32BE(entry + 4);
    return clean(readDescription(icc.subarray(offset, offset + icc.readUInt32BE(entry + 8))));
  }
  return null;
}

function readDescription(text: Buffer): string {
  const type = text.toString('latin1', 0, 4);
  if (type === 'desc' && text.length > 12) return text.toString('latin1', 12, 12 + text.readUInt32BE(8));
  if (type !== 'mluc' || text.length < 28) return '';
  const [length, offset] = [text.readUInt32BE(20), text.readUInt32BE(24)];
  const units = text.subarray(offset, offset + Math.min(length, 400));
  return new TextDecoder('utf-16be').decode(units);
}

function clean(name: string): string | null {
  return (
    name
      .replaceAll(/[\p{C}]/gu, '')
      .trim()
      .slice(0, 100) || null
  );
}
