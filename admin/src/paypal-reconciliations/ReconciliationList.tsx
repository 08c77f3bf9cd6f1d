import Box from '@mui/material/Box';
import type { PayPalReconciliationView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { PayPalFinding } from '../common/PayPalFinding';
import { useFormat } from '../i18n/useFormat';
import { ActionButton } from '../ui/ActionButton';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';
import { RecordLink } from '../ui/RecordLink';
import { StatusChip } from '../ui/StatusChip';

/** Every comparison with PayPal's records, and the differences that it found. */
export function ReconciliationList() {
  return (
    <ListPage
      sort={{ field: 'requestedAt', order: 'DESC' }}
      actions={
        <ActionButton
          label="paypal.reconciliation.button"
          variant="contained"
          successMessage="paypal.reconciliation.started"
          action={(idempotencyKey) => callApi('admin/paypal-reconcile', {}, { idempotencyKey })}
        />
      }
    >
      <RecordList<PayPalReconciliationView>
        renderCard={(reconciliation) => <Reconciliation reconciliation={reconciliation} />}
        empty="paypal.reconciliation.empty"
      />
    </ListPage>
  );
}

function Reconciliation({ reconciliation }: { reconciliation: PayPalReconciliationView }) {
  const translate = useTranslate();
  const { time } = useFormat();
  const { state, requestedAt, requestedBy, checked, found, failed, findings } = reconciliation;
  return (
    <Box component="article" sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'baseline' }}>
        <Box sx={{ overflowWrap: 'anywhere' }}>{[time(requestedAt), requestedBy].filter(Boolean).join(' · ')}</Box>
        <StatusChip kind="payPalReconciliation" status={state} />
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {translate('paypal.reconciliation.counts', { checked, found, failed })}
      </Box>
      {findings.length > 0 && (
        <Box component="ul" sx={{ typography: 'body2', m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
          {findings.map(({ orderId, what }, index) => (
            <li key={index}>
              {orderId && <RecordLink resource="orders" id={orderId} />} <PayPalFinding what={what} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
