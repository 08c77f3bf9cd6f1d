/** What a file's name may say of an item. */
export interface MatchTarget {
  label: string;
  /** Such as `90x120`; undefined for items without a size. */
  size?: string | undefined;
}

/**
 * Finds the item that each file is for: by its label, by a number in front of the name that counts the items, or by a
 * size that only one item has. An item gets one file; names that fit several items are left open.
 * @returns for each file the index of its item, or null
 */
export function matchFiles(names: readonly string[], items: readonly MatchTarget[]): (number | null)[] {
  const result: (number | null)[] = names.map(() => null);
  const taken = new Set<number>();
  const targets = items.map(({ label, size }, index) => ({ index, label: normalize(label), size }));
  for (const rule of [byLabel, byContainedLabel, byNumber, bySize]) {
    const open = names.map((_, file) => file).filter((file) => result[file] === null);
    const free = targets.filter(({ index }) => !taken.has(index));
    const found = open.map((file) => only(rule(baseName(names[file] ?? ''), free)));
    for (const [at, item] of found.entries()) {
      if (item === null || found.filter((other) => other === item).length > 1) continue;
      result[open[at] ?? 0] = item;
      taken.add(item);
    }
  }
  return result;
}

interface Target {
  index: number;
  label: string;
  size: string | undefined;
}

/** The items that a name fits by one rule. */
type Rule = (name: string, free: readonly Target[]) => readonly Target[];

const byLabel: Rule = (name, free) => free.filter(({ label }) => label !== '' && label === name);

/** The longest label counts: `north gate 2.pdf` is for `North gate`, not for `Gate`. */
const byContainedLabel: Rule = (name, free) => {
  const found = free.filter(({ label }) => label.length > 1 && ` ${name} `.includes(` ${label} `));
  const longest = Math.max(...found.map(({ label }) => label.length));
  return found.filter(({ label }) => label.length === longest);
};

const byNumber: Rule = (name, free) => {
  const number = Number(/^0*(\d{1,3})(?= |$)/.exec(name)?.[1]);
  return free.filter(({ index }) => index + 1 === number);
};

const bySize: Rule = (name, free) => {
  const words = ` ${name.replace(/(\d) ?x ?(?=\d)/g, '$1x')} `;
  return free.filter(({ size }) => size !== undefined && words.includes(` ${size} `));
};

/** The name without its extension, in small letters, with one space between words. */
const baseName = (name: string) => normalize(name.replace(/\.[a-z0-9]{1,5}$/i, ''));

function normalize(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('×', 'x')
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim();
}

function only(targets: readonly Target[]): number | null {
  const [first, ...others] = targets;
  return first === undefined || others.length > 0 ? null : first.index;
}
