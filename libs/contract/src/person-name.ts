/** Han, kana and Hangul. */
const FAMILY_NAME_FIRST = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** Whether a name is written in a script in which the family name comes first. */
export const isFamilyNameFirst = (lastName: string): boolean => FAMILY_NAME_FIRST.test(lastName);

/**
 * A person's full name in the order of its script: `Ken Yamamoto`, `山本 健`. Empty without a name. The SQL function
 * `person_name` does the same.
 */
export function personName({ firstName, lastName }: { firstName?: string | null; lastName?: string | null }): string {
  const [first, last] = [firstName?.trim() ?? '', lastName?.trim() ?? ''];
  return (isFamilyNameFirst(last) ? [last, first] : [first, last]).filter(Boolean).join(' ');
}
