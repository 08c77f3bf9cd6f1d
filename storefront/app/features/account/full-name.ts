interface Named {
  firstName?: string;
  lastName?: string;
}

const CJK = /[\u3040-\u30ff\u3400-\u9fff]/;

/** A full name; family name first in Japanese and Chinese script. Empty without a name. */
export function fullName({ firstName = '', lastName = '' }: Named): string {
  const parts = CJK.test(lastName) ? [lastName, firstName] : [firstName, lastName];
  return parts.filter(Boolean).join(' ');
}
