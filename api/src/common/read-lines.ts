/**
 * The lines of a text in UTF-8. Only "\n" ends a line: `node:readline` also splits at U+2028 and U+2029, which JSON and
 * PostgreSQL write as they are.
 */
export async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let rest = '';
  for await (const chunk of chunks) {
    const [end = '', ...others] = decoder.decode(chunk, { stream: true }).split('\n');
    rest += end;
    const next = others.pop();
    if (next === undefined) continue;
    yield rest;
    yield* others;
    rest = next;
  }
  if (rest !== '') yield rest;
}
