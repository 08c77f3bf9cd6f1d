const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * Whether an object in a valid JSON text has the same key twice. `JSON.parse` keeps the last of them, while another
 * reader of the same text may keep the first.
 */
export function hasDuplicateKeys(json: string): boolean {
  /** The keys of each open object; null for an open array. */
  const open: (Set<string> | null)[] = [];
  let expectsKey = false;
  for (let at = 0; at < json.length; at++) {
    switch (json[at]) {
      case '{':
        open.push(new Set());
        expectsKey = true;
        break;
      case '[':
        open.push(null);
        expectsKey = false;
        break;
      case '}':
      case ']':
        open.pop();
        expectsKey = false;
        break;
      case ',':
        expectsKey = open.at(-1) instanceof Set;
        break;
      case '"': {
        const end = findStringEnd(json, at);
        const keys = open.at(-1);
        if (expectsKey && keys) {
          const key = unquote(json.slice(at, end + 1));
          if (keys.has(key)) return true;
          keys.add(key);
          expectsKey = false;
        }
        at = end;
        break;
      }
    }
  }
  return false;
}

/** The text of a quoted string. Few have escapes, and parsing each key would take most of the time. */
function unquote(quoted: string): string {
  return quoted.includes('\\') ? (JSON.parse(quoted) as string) : quoted.slice(1, -1);
}

/** The position of the quote that ends the string that begins at `start`. */
function findStringEnd(json: string, start: number): number {
  let at = start + 1;
  while (json.charCodeAt(at) !== QUOTE) at += json.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}
