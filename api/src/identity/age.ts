const OLDEST = 130;

/**
 * Whole years since the birth date (`YYYY-MM-DD`), by the calendar in UTC; a birthday on 29 February is on 1 March in
 * other years. Null for a day that no calendar has, that is still to come, or that nobody alive was born on.
 */
export function ageAt(birthDate: string, now: Date): number | null {
  const born = new Date(`${birthDate}T00:00:00.000Z`);
  if (Number.isNaN(born.getTime()) || born.toISOString().slice(0, 10) !== birthDate) return null;
  const reached = now.toISOString().slice(5, 10) >= birthDate.slice(5);
  const age = now.getUTCFullYear() - born.getUTCFullYear() - (reached ? 0 : 1);
  return age >= 0 && age <= OLDEST ? age : null;
}
