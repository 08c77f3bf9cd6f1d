import type { SenderView, ShipToView } from '@shop/contract';
import { addressLines } from './address-lines';
import styles from './AddressText.module.css';
import { useCountryName } from './useCountries';

/** An address in the format of its country, followed by the phone number of a recipient. */
export function AddressText({ address }: { address: ShipToView | SenderView }) {
  const nameOf = useCountryName();
  return (
    <address className={styles.address}>
      {addressLines(address, nameOf(address.country)).map((line) => (
        <span key={line}>{line}</span>
      ))}
      {'phone' in address && <span className={`${styles.phone} tabular-nums`}>{address.phone}</span>}
    </address>
  );
}
