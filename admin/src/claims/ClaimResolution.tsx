import Box from '@mui/material/Box';
import type { AdminClaimView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { DescriptionList } from '../ui/DescriptionList';
import { RecordLink } from '../ui/RecordLink';

/** When and by whom a claim was resolved, the refund or reprint, and the message to the customer. */
export function ClaimResolution({ claim }: { claim: AdminClaimView }) {
  const translate = useTranslate();
  const { time, money } = useFormat();
  const { resolvedAt, resolvedBy, amount, lostParcel, reprintOrderId, answer } = claim;
  const items = [
    {
      name: translate('claims.resolvedAt'),
      value: [resolvedAt && time(resolvedAt), resolvedBy].filter(Boolean).join(' · '),
    },
    ...(amount ? [{ name: translate('claims.amount'), value: money(amount) }] : []),
    ...(reprintOrderId
      ? [{ name: translate('claims.reprint'), value: <RecordLink resource="orders" id={reprintOrderId} /> }]
      : []),
    ...(lostParcel ? [{ name: translate('claims.parcel'), value: translate('claims.parcelLost') }] : []),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <DescriptionList items={items} />
      {answer && <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{answer}</Box>}
    </Box>
  );
}
