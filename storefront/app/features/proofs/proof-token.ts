const PROOF_LINK = /^#([\w-]{1,100})$/;

/** The token in the fragment of the link in a proof email (`#…`), or null. */
export function parseProofToken(hash: string): string | null {
  return PROOF_LINK.exec(hash)?.[1] ?? null;
}
