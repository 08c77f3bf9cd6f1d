/**
 * SQL for the name by which colleagues know a staff member: the full name, or the part of the email address before
 * the @ of a member without a name. Every staff role may see it.
 * @param account the alias of the joined account
 */
export function staffName(account: string): string {
  return `coalesce(nullif(person_name(${account}.first_name, ${account}.last_name), ''), split_part(${account}.email, '@', 1))`;
}
