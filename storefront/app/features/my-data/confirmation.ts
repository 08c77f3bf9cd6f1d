/** Whether the input is the email address, ignoring case, surrounding spaces and character width. */
export function matchesEmail(email: string, input: string): boolean {
  return input.normalize('NFKC').trim().toLowerCase() === email.toLowerCase();
}
