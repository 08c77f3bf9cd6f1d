interface Named {
  firstName?: string;
  lastName?: string;
}

const EASTERN = /[\u3040-\u30ff\u3400-\u9fff]/;

/** A name in the order in which its script writes it; empty where there is none. */
export function fullName({ firstName = '', lastName = '' }: Named): string {
  const parts = EASTERN.test(lastName) ? [lastName, firstName] : [firstName, lastName];
  return parts.filter(Boolean).join(' ');
}
