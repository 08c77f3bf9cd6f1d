import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CardBrands.module.css';

/** Logos of the cards that PayPal accepts. */
export function CardBrands() {
  const { t } = useTranslation();
  return (
    <ul className={styles.brands} aria-label={t('footer.cards')}>
      <Brand name="Visa">
        <path
          d="m9.4 16 2-8h2l-2 8zM4 8h2.9l1 5L10 8h2.1l-3.5 8H6.5zM20.5 8.3a4.6 4.6 0 0 0-1.9-.4c-2.1 0-3.5 1-3.5 2.6 0 1.1 1 1.8 1.9 2.2.8.4 1 .6 1 .9 0 .5-.6.8-1.2.8-.8 0-1.3-.1-1.9-.4l-.3 1.6c.5.2 1.3.4 2.2.4 2.2 0 3.6-1 3.6-2.6 0-1-.6-1.7-1.8-2.2-.7-.4-1.2-.6-1.2-.9 0-.3.4-.7 1.2-.7.7 0 1.2.1 1.6.3zM26 8h-1.7c-.6 0-.9.2-1.2.8L20.7 16h2.2l.5-1.3h2.7l.2 1.3h2zm-2 5 1.1-3 .6 3z"
          fill="currentColor"
        />
      </Brand>
      <Brand name="Mastercard">
        <circle cx="13" cy="12" r="6" fill="currentColor" opacity=".75" />
        <circle cx="19" cy="12" r="6" fill="currentColor" opacity=".45" />
      </Brand>
      <Brand name="American Express">
        <rect x="5" y="6" width="22" height="12" rx="1" fill="currentColor" />
        <path
          d="m7.5 14 2.2-4.5h1L12.8 14M8.5 12.7h3.3M14 14V9.7l2 2.8 2-2.8V14M24 9.7h-3.5V14H24m-3.5-2.2h3"
          fill="none"
          stroke="var(--surface-sunken)"
          strokeWidth="1.2"
        />
      </Brand>
      <Brand name="Discover">
        <path
          d="M5 14.5v-5h1.4a2.5 2.5 0 0 1 0 5zM10 9.5v5M14.5 10c-1.3-1-2.8-.4-2.5.8.3 1.1 2.6.8 2.6 2.2 0 1.3-1.6 1.7-2.7.8"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.2"
        />
        <circle cx="20" cy="12" r="3.5" fill="currentColor" />
        <path d="M25 9.5v5" stroke="currentColor" strokeWidth="1.2" />
      </Brand>
      <Brand name="JCB">
        <g fill="currentColor">
          <path d="M8 6h4.5v9.5a2.5 2.5 0 0 1-2.5 2.5H8z" opacity=".9" />
          <path d="M13.8 6h4.5v9.5a2.5 2.5 0 0 1-2.5 2.5h-2z" opacity=".65" />
          <path d="M19.5 6H24v9.5a2.5 2.5 0 0 1-2.5 2.5h-2z" opacity=".45" />
        </g>
      </Brand>
      <Brand name="UnionPay">
        <g fill="currentColor">
          <path d="M8.6 6H14l-2.6 12H6z" opacity=".85" />
          <path d="M14.8 6h5.4l-2.6 12h-5.4z" opacity=".6" />
          <path d="M21 6h5.4l-2.6 12h-5.4z" opacity=".4" />
        </g>
      </Brand>
      <Brand name="PayPal">
        <path d="M13 6h5c2.7 0 4.2 1.5 3.7 4-.5 2.7-2.5 4-5.2 4h-1.7L14 18h-3z" fill="currentColor" />
        <path
          d="M22.5 9.3c.5.7.6 1.5.4 2.5-.5 2.7-2.5 4-5.2 4H16l-.6 3.2h-2.6"
          fill="none"
          stroke="currentColor"
          strokeWidth="1"
          opacity=".7"
        />
      </Brand>
    </ul>
  );
}

function Brand({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li>
      <svg className={styles.brand} viewBox="0 0 32 24" role="img" aria-label={name}>
        <title>{name}</title>
        <rect x=".5" y=".5" width="31" height="23" rx="2.5" fill="none" stroke="var(--border-strong)" />
        {children}
      </svg>
    </li>
  );
}
