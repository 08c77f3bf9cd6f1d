import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminAccountView } from '@shop/contract';
import { useCreatePath, useTranslate } from 'react-admin';
import { CardList } from '../ui/CardList';
import { useReading } from '../ui/reading';
import { NoAccounts } from './NoAccounts';

export function AccountCards() {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { money } = useReading();
  return (
    <CardList<AdminAccountView>
      to={({ id }) => createPath({ resource: 'accounts', id, type: 'show' })}
      empty={<NoAccounts />}
    >
      {({ email, role, balance, orderCount }) => (
        <Box sx={{ display: 'grid', rowGap: 0.25, fontVariantNumeric: 'tabular-nums' }}>
          <Typography sx={{ fontWeight: 600, color: 'primary.main', overflowWrap: 'anywhere' }}>{email}</Typography>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', typography: 'body2' }}>
            <span>
              {[
                translate(`terms.role.${role}`),
                `${translate('resources.accounts.fields.orderCount')} ${orderCount}`,
              ].join(' · ')}
            </span>
            <span>{balance && money(balance)}</span>
          </Box>
        </Box>
      )}
    </CardList>
  );
}
