import Box from '@mui/material/Box';
import type { ProofApprovalView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';

/** Who approved a proof, the first characters of the checksums of what was approved, and the findings that were shown. */
export function ProofApproval({ approval }: { approval: ProofApprovalView }) {
  const translate = useTranslate();
  const { time } = useFormat();
  const { by, at, byLink, artworkSha256, proofSha256, findings } = approval;
  const values = { date: time(at), name: by ?? '' };
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box>
        {translate(by ? 'orders.proof.approval' : 'orders.proof.approvalErased', values)}
        {byLink && ` · ${translate('orders.proof.byLink')}`}
      </Box>
      <Box sx={{ color: 'text.secondary' }} title={[artworkSha256, proofSha256].filter(Boolean).join('\n')}>
        {translate('orders.proof.sha', {
          artwork: artworkSha256?.slice(0, 8) ?? translate('orders.proof.noFile'),
          proof: proofSha256.slice(0, 8),
        })}
      </Box>
      {findings.length > 0 && (
        <details>
          <summary>{translate('orders.proof.findings', { smart_count: findings.length })}</summary>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {findings.map(({ code, text }) => (
              <li key={`${code} ${text}`}>{text}</li>
            ))}
          </Box>
        </details>
      )}
    </Box>
  );
}
