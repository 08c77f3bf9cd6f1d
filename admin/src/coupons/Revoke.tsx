import Button from '@mui/material/Button';
import type { AdminCouponView } from '@shop/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { command, rowPath } from '../api/command';
import { DeedDialog } from '../ui/DeedDialog';

/** Makes a coupon void that nobody has used. */
export function Revoke({ coupon: { id, state } }: { coupon: AdminCouponView }) {
  const translate = useTranslate();
  const [opened, setOpened] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  if (state !== 'valid') return null;
  return (
    <>
      <Button size="small" color="error" sx={{ justifySelf: 'start' }} onClick={() => setOpened(true)}>
        {translate('coupons.revoke.button')}
      </Button>
      {opened && (
        <DeedDialog
          texts="coupons.revoke"
          about={{ code: id }}
          defaults={NOTHING}
          act={() => command(rowPath('coupons', id, 'revocation'), {}, key)}
          onClose={() => setOpened(false)}
          grave
        />
      )}
    </>
  );
}

const NOTHING = {};
