import { Link } from '../../ui/Link';
import { useHouse } from './house';
import styles from './Logo.module.css';

/** The shop's name beside a registration mark, a hair out of register. */
export function Logo() {
  const { shopName } = useHouse();
  return (
    <Link to="/" className={styles.logo}>
      <RegistrationMark size={22} />
      <span>{shopName}</span>
    </Link>
  );
}

export function RegistrationMark({ size }: { size: number }) {
  const cross = (dx: number, dy: number) => (
    <>
      <circle cx={12 + dx} cy={12 + dy} r="6.25" />
      <path d={`M${12 + dx} 1.5v21M1.5 ${12 + dy}h21`} />
    </>
  );
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="0 0 24 24" fill="none" strokeWidth="1.5" aria-hidden>
      <g stroke="var(--mark-yellow)">{cross(1.1, 1.1)}</g>
      <g stroke="var(--mark-magenta)">{cross(-1.1, 0.6)}</g>
      <g stroke="var(--mark-cyan)">{cross(0.6, -1.1)}</g>
      <g stroke="var(--ink)">{cross(0, 0)}</g>
    </svg>
  );
}
