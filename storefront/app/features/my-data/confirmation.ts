/** Whether the e-mail address was typed to confirm something, in any case and with spaces around it. */
export function isTyped(email: string, typed: string): boolean {
  return typed.normalize('NFKC').trim().toLowerCase() === email.toLowerCase();
}
