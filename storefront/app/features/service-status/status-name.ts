/** The places whose workload the shop shows. */
export const places = ['office', 'factory', 'courier'] as const;

const names = ['normal', 'busy', 'severelyBusy', 'vacationOpen', 'vacationClosed', 'maintenance'] as const;
export type StatusName = (typeof names)[number] | 'unknown';

/** The name of a status type from 1 to 6; `unknown` for any other. */
export function statusName(type: number | undefined): StatusName {
  return names[(type ?? 0) - 1] ?? 'unknown';
}
