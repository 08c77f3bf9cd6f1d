const MAX_AGE = 130;

/**
 * The age in whole years for a birth date (`YYYY-MM-DD`), by the calendar in UTC. A birthday on 29 February counts on
 * 1 March in other years. Null for a date that does not exist, is in the future or is more than 130 years ago.
 */
export function ageAt(birthDate: string, now: Date): number | null {
  const born = new Date(`${birthDate}T00:00:00.000Z`);
  if (Number.isNaN(born.getTime()) || born.toISOString().slice(0, 10) !== birthDate) return null;
  const reached = now.toISOString().slice(5, 10) >= birthDate.slice(5);
  const age = now.getUTCFullYear() - born.getUTCFullYear() - (reached ? 0 : 1);
  return age >= 0 && age <= MAX_AGE ? age : null;
}
