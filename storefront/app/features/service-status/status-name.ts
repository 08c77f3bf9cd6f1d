const names = ['normal', 'busy', 'severelyBusy', 'vacationOpen', 'vacationClosed', 'maintenance'] as const;
export type StatusName = (typeof names)[number] | 'unknown';

/** Types 1 to 6 have names; anything else is unknown. */
export function statusName(type: number | undefined): StatusName {
  return names[(type ?? 0) - 1] ?? 'unknown';
}
