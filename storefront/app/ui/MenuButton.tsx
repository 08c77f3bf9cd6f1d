import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type ComponentType, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from './Link';
import styles from './MenuButton.module.css';

interface MenuButtonProps {
  /** What the button shows; `name` is what it is called. */
  label: ReactNode;
  name: string;
  /** `MenuLink`, `MenuAnchor`, `MenuAction`. */
  children: ReactNode;
  chevron?: boolean;
  className?: string;
}

/** A button of the top bar with a short menu under it. */
export function MenuButton({ label, name, children, chevron = true, className = '' }: MenuButtonProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [open]);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) close();
    else if (event.key === 'Tab') setOpen(false);
    else if (event.key === 'ArrowDown' && !open) setOpen(true);
    else if (!open || !box.current || !walk(box.current, event.key)) return;
    if (event.key !== 'Tab') event.preventDefault();
  }

  return (
    <div ref={box} className={`${styles.box} ${className}`} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {label}
        {chevron && <IconChevronDown size={14} stroke={1.75} aria-hidden />}
      </button>
      {open && (
        <div id={id} role="menu" aria-label={name} className={styles.menu} ref={enter} onClick={close}>
          {children}
        </div>
      )}
    </div>
  );
}

const ITEMS = '[role^="menuitem"]';

/** Opening a menu leads into it: to what is chosen, else to its first item. */
function enter(menu: HTMLElement | null): void {
  menu?.querySelector<HTMLElement>(`${ITEMS}[aria-checked="true"], ${ITEMS}[aria-current]`)?.focus();
  if (menu && !menu.contains(document.activeElement)) menu.querySelector<HTMLElement>(ITEMS)?.focus();
}

/** Moves along the items by arrow keys, Home and End; false for any other key. */
function walk(box: HTMLElement, key: string): boolean {
  const items = [...box.querySelectorAll<HTMLElement>(ITEMS)];
  const at = items.findIndex((item) => item === document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[key];
  if (to === undefined) return false;
  items.at(to % Math.max(items.length, 1))?.focus();
  return true;
}

interface ItemProps {
  children: ReactNode;
  Icon?: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;
}

function Inside({ children, Icon, checked }: ItemProps & { checked?: boolean }) {
  return (
    <>
      {Icon && <Icon size={16} stroke={1.5} aria-hidden />}
      <span className={styles.words}>{children}</span>
      {checked && <IconCheck size={16} stroke={1.75} aria-hidden />}
    </>
  );
}

/** Leads to a page of the shop. */
export function MenuLink({ to, ...inside }: ItemProps & { to: string }) {
  return (
    <Link to={to} role="menuitem" tabIndex={-1} className={styles.item}>
      <Inside {...inside} />
    </Link>
  );
}

/** Leads to a whole new document, in another language perhaps. */
export function MenuAnchor({ href, language, current, ...inside }: ItemProps & { href: string; language?: string; current?: boolean }) {
  return (
    <a href={href} hrefLang={language} lang={language} role="menuitem" tabIndex={-1} className={styles.item} aria-current={current ? 'true' : undefined}>
      <Inside {...inside} checked={current} />
    </a>
  );
}

/** Does something at once; with `checked`, chooses one of several. */
export function MenuAction({ onChoose, checked, ...inside }: ItemProps & { onChoose: () => void; checked?: boolean }) {
  return (
    <button
      type="button"
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      tabIndex={-1}
      className={styles.item}
      onClick={onChoose}
    >
      <Inside {...inside} checked={checked} />
    </button>
  );
}
