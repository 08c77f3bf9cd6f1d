import { ProofLinkPage } from '../features/proofs/ProofLinkPage';

export default function ProofPage() {
  return <ProofLinkPage />;
}
