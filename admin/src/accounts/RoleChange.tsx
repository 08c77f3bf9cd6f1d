import Button from '@mui/material/Button';
import type { AdminAccountView } from '@shop/contract';
import { useState } from 'react';
import { required, TextInput, useCanAccess, useDataProvider, useTranslate } from 'react-admin';
import type { BackOfficeProvider } from '../api/data-provider';
import { DeedDialog } from '../ui/DeedDialog';

const wanted = required();
const NO_REASON = { reason: '' };

/** Makes a customer a reseller and a reseller a customer, for who decides on that. */
export function RoleChange({ account: { id, email, role } }: { account: AdminAccountView }) {
  const translate = useTranslate();
  const provider = useDataProvider<BackOfficeProvider>();
  const { canAccess } = useCanAccess({ resource: 'reseller-applications', action: 'decide' });
  const [open, setOpen] = useState(false);
  if (!canAccess || (role !== 'customer' && role !== 'reseller')) return null;
  const [way, next] = role === 'customer' ? (['promote', 'reseller'] as const) : (['demote', 'customer'] as const);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ justifySelf: 'start' }}>
        {translate(`resellers.${way}.button`)}
      </Button>
      {open && (
        <DeedDialog
          texts={`resellers.${way}`}
          about={{ email }}
          defaults={NO_REASON}
          act={({ reason }) => provider.change('accounts', id, { role: next, reason: reason.trim() })}
          onClose={() => setOpen(false)}
        >
          <TextInput
            source="reason"
            label="events.reason"
            helperText="events.reasonHelp"
            validate={wanted}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
        </DeedDialog>
      )}
    </>
  );
}
