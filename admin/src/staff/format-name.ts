import type { StaffMemberView } from '@shop/contract';

/** The full name; empty if the member has not entered one. */
export function formatName({ firstName, lastName }: Pick<StaffMemberView, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}
