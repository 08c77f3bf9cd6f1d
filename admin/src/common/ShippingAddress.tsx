import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type AdminOrderView, personName, type SenderView } from '@shop/contract';
import { useFormat } from '../i18n/useFormat';
import { touchLink } from '../ui/touch';

/** The address of a recipient or sender in the form of a parcel label. */
export function ShippingAddress({ address }: { address: AdminOrderView['shipTo'] | SenderView }) {
  const { country } = useFormat();
  const { line1, line2, city, region, postCode } = address;
  const phone = 'phone' in address ? address.phone : null;
  const lines = [
    ...('name' in address ? [address.name] : [personName(address), address.company]),
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
      {phone && (
        <Link href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} sx={touchLink}>
          {phone}
        </Link>
      )}
    </Box>
  );
}
