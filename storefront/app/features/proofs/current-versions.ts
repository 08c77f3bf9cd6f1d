import type { OrderItemView, ProofView } from '@shop/contract';

/** The current proof versions by item id; null if a printed item has none. */
export function currentVersions(
  items: readonly Pick<OrderItemView, 'sid' | 'printed' | 'proofs'>[],
): Record<string, number> | null {
  const versions: Record<string, number> = {};
  for (const { sid, proofs } of items.filter(({ printed }) => printed)) {
    const version = proofs.find(({ current }) => current)?.version;
    if (version === undefined) return null;
    versions[sid] = version;
  }
  return Object.keys(versions).length > 0 ? versions : null;
}

/** The newest proof, and the older ones from new to old. */
export function splitProofs(proofs: readonly ProofView[]): {
  newest: ProofView | undefined;
  older: readonly ProofView[];
} {
  const [newest, ...older] = [...proofs].sort((a, b) => b.version - a.version);
  return { newest, older };
}
