import Box from '@mui/material/Box';
import type { AccountDetailsView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { ShippingAddress } from '../common/ShippingAddress';
import { Section } from '../ui/Section';

/** The customer's address book. */
export function AccountAddresses({ addresses }: Pick<AccountDetailsView, 'addresses'>) {
  const translate = useTranslate();
  if (addresses.length === 0) return null;
  return (
    <Section title={translate('accounts.addresses')}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' }}>
        {addresses.map((address) => (
          <div key={address.id}>
            {address.isDefault && (
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{translate('accounts.defaultAddress')}</Box>
            )}
            <ShippingAddress address={address} />
          </div>
        ))}
      </Box>
    </Section>
  );
}
