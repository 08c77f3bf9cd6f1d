import type { AdminOrderItemView } from '@shop/contract';
import { CheckboxGroupInput } from 'react-admin';
import { callApi } from '../api/client';
import { ActionDialogButton } from '../ui/ActionDialogButton';
import { openPins } from './open-pins';

interface GenerateProofButtonProps {
  orderId: string;
  item: AdminOrderItemView;
}

/** Generates a proof from the item's artwork and sends it. All open pins are settled by default. */
export function GenerateProofButton({ orderId, item }: GenerateProofButtonProps) {
  const pins = openPins(item);
  return (
    <ActionDialogButton<{ settles: number[] }>
      texts="orders.proof.generate"
      size="small"
      sx={{ justifySelf: 'start' }}
      defaultValues={{ settles: pins.map(({ number }) => number) }}
      onSubmit={({ settles }, idempotencyKey) =>
        callApi('admin/proof-generation', { settles }, { params: { orderId, sid: item.sid }, idempotencyKey })
      }
    >
      {pins.length > 0 && (
        <CheckboxGroupInput
          source="settles"
          label="orders.proof.generate.settles"
          choices={pins.map(({ number, text }) => ({ id: number, name: `${number} · ${text}` }))}
          translateChoice={false}
          row={false}
        />
      )}
    </ActionDialogButton>
  );
}
