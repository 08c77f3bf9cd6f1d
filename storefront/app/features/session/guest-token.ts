const GUEST_LINK = /^#guest=([\w-]{1,128})$/;

/** The token in the fragment of a guest's email link (`#guest=…`), or null. */
export function parseGuestToken(hash: string): string | null {
  return GUEST_LINK.exec(hash)?.[1] ?? null;
}
