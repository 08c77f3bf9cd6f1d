import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = path.resolve(__dirname, '..');

/** The code of the back office without its tests. */
export function readSources(): string {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(SOURCES, file), 'utf8'))
    .join('\n');
}

/** A pattern for the texts that a template literal gives; each value is one name of a key. */
function toPattern(template: string): string {
  return template
    .split(/\$\{[^}]*\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join(String.raw`[\w-]+`);
}

/**
 * The keys that the code does not name: in full (`'orders.all'`), by a template (`orders.event.${event}`), or by the
 * prefix that a component gets and completes (`texts="claims.resolve"` and `${texts}.button`). Names of resources and
 * their fields are used by react-admin: a field where its name is in the code.
 */
export function findUnusedKeys(keys: readonly string[]): string[] {
  const code = readSources();
  const literals = new Set([...code.matchAll(/['"]([\w.-]+)['"]/g)].map(([, text = '']) => text));
  const templates = [...code.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)].map(([, text = '']) => text);
  const full = new RegExp(
    `^(?:${templates
      .filter((text) => /^[a-z]\w+\./i.test(text))
      .map(toPattern)
      .join('|')})$`,
  );
  const endings = templates.flatMap((text) => /^\$\{[^}]*\}(\..+)$/.exec(text)?.[1] ?? []);
  const ending = new RegExp(`^(?:${[...new Set(endings)].map(toPattern).join('|')})$`);
  const names = new Set(code.match(/[\w-]+/g));

  const isUsed = (key: string) => {
    if (literals.has(key) || full.test(key)) return true;
    const parts = key.split('.');
    if (parts[0] === 'resources') return literals.has(parts[1] ?? '') && names.has(parts.at(-1) ?? '');
    return parts.some((_, length) => {
      const prefix = parts.slice(0, length).join('.');
      return length > 0 && literals.has(prefix) && ending.test(key.slice(prefix.length));
    });
  };
  return keys.filter((key) => !isUsed(key));
}
