import { useTranslate } from 'react-admin';

/** What PayPal’s records changed, optionally followed by its reason: `unmatched: amount_mismatch`. */
export function PayPalFinding({ what }: { what: string }) {
  const translate = useTranslate();
  const [finding = '', reason] = what.split(': ');
  const text = translate(`paypal.finding.${finding.replaceAll(' ', '_')}`, { _: finding });
  return <>{reason ? `${text} · ${translate(`paypal.mismatch.${reason}`, { _: reason })}` : text}</>;
}
