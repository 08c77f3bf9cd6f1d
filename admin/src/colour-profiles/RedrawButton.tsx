import Button from '@mui/material/Button';
import type { AdminProductProfilesView, Output } from '@shop/contract';
import { useNotify, useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { useAction } from '../api/useAction';
import { useNotifyError } from '../api/useNotifyError';

/** Has the files of open orders drawn by the profile of their product, and says how many. */
export function RedrawButton({ product: { sku } }: { product: AdminProductProfilesView }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { run, isPending } = useAction<Output<'admin/soft-proofs'>>({
    reload: false,
    onSuccess: ({ files }) =>
      files > 0
        ? notify('colourProfiles.redraw.done', { type: 'success', messageArgs: { smart_count: files } })
        : notify('colourProfiles.redraw.none', { type: 'info' }),
    onError: useNotifyError(),
  });
  const redraw = (idempotencyKey: string) => callApi('admin/soft-proofs', {}, { params: { sku }, idempotencyKey });
  return (
    <Button size="small" disabled={isPending} onClick={() => void run(redraw)}>
      {translate('colourProfiles.redraw.button')}
    </Button>
  );
}
