import type { ComponentProps } from 'react';
import styles from './IconButton.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { name: string };

/** A square button that shows an icon; `name` is what it is called. */
export function IconButton({ name, className = '', ...props }: IconButtonProps) {
  return <button type="button" {...props} className={`${styles.button} ${className}`} aria-label={name} />;
}
