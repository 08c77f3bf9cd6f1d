import type { ProofPinView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import styles from './PinList.module.css';

/** Pins as a list: what the customer wrote, what the staff answered, and which version settles each. */
export function PinList({ pins }: { pins: readonly ProofPinView[] }) {
  const { t } = useTranslation('order');
  if (pins.length === 0) return null;
  return (
    <ol className={styles.pins} aria-label={t('pins.title')}>
      {pins.map(({ id, number, text, answer, settledBy }) => (
        <li key={id}>
          <span className={`${styles.number} tabular-nums`} data-settled={settledBy !== undefined || undefined}>
            {number}
          </span>
          <p className={styles.text}>{text}</p>
          {answer && <p className={styles.answer}>{t('pins.answer', { answer })}</p>}
          {settledBy !== undefined && <p className={styles.answer}>{t('pins.settledBy', { version: settledBy })}</p>}
        </li>
      ))}
    </ol>
  );
}
