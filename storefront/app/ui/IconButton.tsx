import type { ComponentProps } from 'react';
import styles from './IconButton.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { name: string };

/** A square icon button; `name` is its accessible name. */
export function IconButton({ name, className = '', ...props }: IconButtonProps) {
  return <button type="button" {...props} className={`${styles.button} ${className}`} aria-label={name} />;
}
