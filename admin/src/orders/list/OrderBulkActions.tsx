import TextField from '@mui/material/TextField';
import type { AdminOrderRowView } from '@shop/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { callApi } from '../../api/client';
import { ColleagueInput } from '../../common/ColleagueInput';
import { BulkActionButton } from '../../ui/bulk/BulkActionButton';

const MAX_LENGTH = 1000;

/** Gives a colleague the same task for each of the selected orders. */
export function OrderBulkActions() {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const [assigneeId, setAssigneeId] = useState('');
  return (
    <BulkActionButton<AdminOrderRowView>
      label="orders.tasks.assign.button"
      nameOf={({ id }) => id}
      inputs={
        <>
          <TextField
            fullWidth
            required
            multiline
            minRows={2}
            label={translate('orders.tasks.assign.text')}
            value={text}
            onChange={({ target }) => setText(target.value)}
            slotProps={{ htmlInput: { maxLength: MAX_LENGTH } }}
            sx={{ my: 1 }}
          />
          <ColleagueInput label="orders.tasks.assign.assignee" value={assigneeId} onChange={setAssigneeId} />
        </>
      }
      isReady={text.trim() !== '' && assigneeId !== ''}
      command={({ id: orderId }, idempotencyKey) =>
        callApi('admin/order-task-add', { text: text.trim(), assigneeId }, { params: { orderId }, idempotencyKey })
      }
    />
  );
}
