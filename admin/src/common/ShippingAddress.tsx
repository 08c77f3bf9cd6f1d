import Box from '@mui/material/Box';
import type { AdminOrderView } from '@shop/contract';
import { useFormat } from '../i18n/useFormat';

/** The address in the form of a parcel label. */
export function ShippingAddress({ address }: { address: AdminOrderView['shipTo'] }) {
  const { country } = useFormat();
  const { firstName, lastName, company, line1, line2, city, region, postCode, phone } = address;
  const lines = [
    `${firstName} ${lastName}`.trim(),
    company,
    line1,
    line2,
    [region ? `${city}, ${region}` : city, postCode].filter(Boolean).join(' '),
    country(address.country),
  ].filter(Boolean);
  return (
    <Box component="address" sx={{ fontStyle: 'normal', typography: 'body2', overflowWrap: 'anywhere' }}>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
      {phone && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>}
    </Box>
  );
}
