import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';
import { Link, type LinkProps } from './Link';
import { Loader } from './Loader';

interface ButtonStyle {
  /** `filled` is for the primary action of a page or dialog. */
  variant?: 'filled' | 'default' | 'subtle';
  size?: 'compact-xs' | 'compact-sm' | 'xs' | 'sm' | 'md';
  /** For actions that cannot be undone. */
  danger?: boolean;
  fullWidth?: boolean;
  leftSection?: ReactNode;
  rightSection?: ReactNode;
}

export interface ButtonProps extends ButtonStyle, ComponentProps<'button'> {
  /** Shows a loader instead of the content, and disables the button. */
  loading?: boolean;
}

/** A button for an action. */
export function Button({ loading = false, disabled, ...props }: ButtonProps) {
  const { children, ...button } = withStyle(props);
  return (
    <button type="button" {...button} disabled={disabled || loading} data-loading={loading || undefined}>
      {children}
      {loading && (
        <span className={styles.loader}>
          <Loader />
        </span>
      )}
    </button>
  );
}

/** A link to a page that looks like a button. */
export function ButtonLink(props: ButtonStyle & LinkProps) {
  return <Link {...withStyle(props)} />;
}

/** A link to another site, or to a place on the same page, that looks like a button. */
export function ButtonAnchor(props: ButtonStyle & ComponentProps<'a'>) {
  const { children, ...anchor } = withStyle(props);
  return <a {...anchor}>{children}</a>;
}

function withStyle<Props extends ButtonStyle & { className?: string; children?: ReactNode }>({
  variant = 'filled',
  size = 'sm',
  danger,
  fullWidth,
  leftSection,
  rightSection,
  className = '',
  children,
  ...props
}: Props) {
  return {
    ...props,
    className: `${styles.button} ${className}`,
    'data-variant': variant,
    'data-size': size,
    'data-danger': danger || undefined,
    'data-full-width': fullWidth || undefined,
    'data-left': leftSection ? true : undefined,
    'data-right': rightSection ? true : undefined,
    children: (
      <span className={styles.content}>
        {leftSection}
        <span className={styles.label}>{children}</span>
        {rightSection}
      </span>
    ),
  };
}
