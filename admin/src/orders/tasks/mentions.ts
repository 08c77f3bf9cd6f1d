import type { ColleagueView } from '@shop/contract';

const MOST_SUGGESTED = 6;
/** An @ and the beginning of a name at the end of the text. */
const OPEN_MENTION = /(^|\s)@([^@\n]{0,40})$/;

/** The colleagues whose names begin with what follows the last @; empty where no name is being written. */
export function suggestColleagues(text: string, colleagues: readonly ColleagueView[]): ColleagueView[] {
  const begun = OPEN_MENTION.exec(text)?.[2]?.toLowerCase();
  if (begun === undefined) return [];
  return colleagues.filter(({ name, self }) => !self && name.toLowerCase().startsWith(begun)).slice(0, MOST_SUGGESTED);
}

/** The text with the name that is being written replaced by that of a colleague. */
export function insertMention(text: string, { name }: Pick<ColleagueView, 'name'>): string {
  return `${text.replace(OPEN_MENTION, '$1')}@${name} `;
}

/** The ids of the chosen colleagues whose names are still in the text. */
export function mentionedIds(text: string, chosen: readonly Pick<ColleagueView, 'id' | 'name'>[]): string[] {
  let rest = text;
  const found = new Set<string>();
  // The longest first, so that “@Wang Fang” mentions no colleague named “Wang”.
  const names = new Set(chosen.map(({ name }) => name).toSorted((one, other) => other.length - one.length));
  for (const name of names) {
    const parts = splitAtMention(rest, name);
    if (parts.length > 1) found.add(name);
    rest = parts.join('@');
  }
  return [...new Set(chosen.filter(({ name }) => found.has(name)).map(({ id }) => id))];
}

/** The text around the mentions of a name; a letter or digit after it makes it another word. */
function splitAtMention(text: string, name: string): string[] {
  return text.split(
    new RegExp(String.raw`@${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\p{L}\p{N}])`, 'u'),
  );
}
