import type { ColleagueView } from '@shop/contract';

const MOST_SUGGESTED = 6;
/** An @ and the beginning of a name at the end of the text. */
const OPEN_MENTION = /(^|\s)@([^@\n]{0,40})$/;

/** The colleagues whose names begin with what follows the last @; empty where no name is being written. */
export function suggestColleagues(text: string, colleagues: readonly ColleagueView[]): ColleagueView[] {
  const begun = OPEN_MENTION.exec(text)?.[2]?.toLowerCase();
  if (begun === undefined) return [];
  return colleagues
    .filter(({ name, self }) => !self && name.toLowerCase().startsWith(begun) && name.toLowerCase() !== begun)
    .slice(0, MOST_SUGGESTED);
}

/** The text with the name that is being written replaced by that of a colleague. */
export function insertMention(text: string, { name }: Pick<ColleagueView, 'name'>): string {
  return `${text.replace(OPEN_MENTION, '$1')}@${name} `;
}

/** The ids of the chosen colleagues whose names are still in the text. */
export function mentionedIds(text: string, chosen: readonly Pick<ColleagueView, 'id' | 'name'>[]): string[] {
  return [...new Set(chosen.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id))];
}
