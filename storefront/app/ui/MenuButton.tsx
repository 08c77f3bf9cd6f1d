import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type ComponentType, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from './Link';
import styles from './MenuButton.module.css';

interface MenuButtonProps {
  /** The content of the button; `name` is its accessible name. */
  label: ReactNode;
  name: string;
  /** `MenuLink`, `MenuAnchor` and `MenuAction` elements. */
  children: ReactNode;
  chevron?: boolean;
  className?: string;
}

/** A button that opens a menu below it. */
export function MenuButton({ label, name, children, chevron = true, className = '' }: MenuButtonProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) close();
    else if (event.key === 'Tab') setOpen(false);
    else if (event.key === 'ArrowDown' && !open) setOpen(true);
    else if (!open || !box.current || !moveFocus(box.current, event.key)) return;
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
        <div id={id} role="menu" aria-label={name} className={styles.menu} ref={focusSelected} onClick={close}>
          {children}
        </div>
      )}
    </div>
  );
}

const ITEMS = '[role^="menuitem"]';

/** As a `ref`: focuses the selected item of an opened menu, otherwise the first. */
function focusSelected(menu: HTMLElement | null): void {
  menu?.querySelector<HTMLElement>(`${ITEMS}[aria-checked="true"], ${ITEMS}[aria-current]`)?.focus();
  if (menu && !menu.contains(document.activeElement)) menu.querySelector<HTMLElement>(ITEMS)?.focus();
}

/** Moves the focus between items by arrow keys, Home and End. Returns false for other keys. */
function moveFocus(box: HTMLElement, key: string): boolean {
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

function ItemContent({ children, Icon, checked }: ItemProps & { checked?: boolean }) {
  return (
    <>
      {Icon && <Icon size={16} stroke={1.5} aria-hidden />}
      <span className={styles.text}>{children}</span>
      {checked && <IconCheck size={16} stroke={1.75} aria-hidden />}
    </>
  );
}

/** A menu item that links to a page. */
export function MenuLink({ to, ...content }: ItemProps & { to: string }) {
  return (
    <Link to={to} role="menuitem" tabIndex={-1} className={styles.item}>
      <ItemContent {...content} />
    </Link>
  );
}

/** A menu item that loads a new document, for example in another language. */
export function MenuAnchor({
  href,
  language,
  current,
  ...content
}: ItemProps & { href: string; language?: string; current?: boolean }) {
  return (
    <a
      href={href}
      hrefLang={language}
      lang={language}
      role="menuitem"
      tabIndex={-1}
      className={styles.item}
      aria-current={current ? 'true' : undefined}
    >
      <ItemContent {...content} checked={current} />
    </a>
  );
}

/** A menu item with an action; a radio item if `checked` is set. */
export function MenuAction({ onSelect, checked, ...content }: ItemProps & { onSelect: () => void; checked?: boolean }) {
  return (
    <button
      type="button"
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      tabIndex={-1}
      className={styles.item}
      onClick={onSelect}
    >
      <ItemContent {...content} checked={checked} />
    </button>
  );
}
