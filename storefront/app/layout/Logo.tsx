import { Link } from '../ui/Link';
import styles from './Logo.module.css';
import { useSite } from './site';

/** The shop's name beside a slightly misaligned registration mark. */
export function Logo() {
  const { shopName } = useSite();
  return (
    <Link to="/" className={styles.logo}>
      <RegistrationMark size={22} />
      <span>{shopName}</span>
    </Link>
  );
}

/** The crosshair that printers align colours with. */
export function RegistrationMark({ size }: { size: number }) {
  const cross = (dx: number, dy: number) => (
    <>
      <circle cx={12 + dx} cy={12 + dy} r="6.25" />
      <path d={`M${12 + dx} 1.5v21M1.5 ${12 + dy}h21`} />
    </>
  );
  return (
    <svg
      className={styles.mark}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth="1.5"
      aria-hidden
    >
      <g stroke="var(--mark-yellow)">{cross(1.1, 1.1)}</g>
      <g stroke="var(--mark-magenta)">{cross(-1.1, 0.6)}</g>
      <g stroke="var(--mark-cyan)">{cross(0.6, -1.1)}</g>
      <g stroke="var(--text)">{cross(0, 0)}</g>
    </svg>
  );
}
