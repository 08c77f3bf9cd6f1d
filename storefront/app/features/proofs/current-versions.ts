import type { OrderItemView, ProofView } from '@shop/contract';

/** The versions that confirming this order's proofs confirms, by item; null while any printed item has no current proof. */
export function currentVersions(items: readonly Pick<OrderItemView, 'sid' | 'printed' | 'proofs'>[]): Record<string, number> | null {
  const versions: Record<string, number> = {};
  for (const { sid, proofs } of items.filter(({ printed }) => printed)) {
    const version = proofs.find(({ current }) => current)?.version;
    if (version === undefined) return null;
    versions[sid] = version;
  }
  return Object.keys(versions).length > 0 ? versions : null;
}

/** The proof to look at, and those before it, the newest first. */
export function newestFirst(proofs: readonly ProofView[]): { newest: ProofView | undefined; older: readonly ProofView[] } {
  const [newest, ...older] = [...proofs].sort((a, b) => b.version - a.version);
  return { newest, older };
}

/** Whether a browser shows the file as a picture; a PDF is opened by itself. */
export function isPicture(url: string): boolean {
  return !/\.pdf$/i.test(url.split(/[?#]/)[0] ?? url);
}
