import {
  useLayoutEffect,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { createPortal } from 'react-dom';
import { openModal } from './modal-dialogs';
import styles from './ModalDialog.module.css';
import { wrappedTabStop } from './tab-order';

interface ModalDialogProps {
  /** Called by Escape and a click beside the dialog. */
  onClose: () => void;
  children: ReactNode;
  className?: string;
  style?: CSSProperties;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/**
 * A native modal dialog, which is open as long as it is rendered. The element with `data-autofocus` gets the focus,
 * otherwise the first one that can have it; the previously focused element gets it back.
 */
export function ModalDialog({ onClose, className = '', ...props }: ModalDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);

  useLayoutEffect(() => (ref.current ? openModal(ref.current) : undefined), []);

  function onCancel(event: SyntheticEvent) {
    if (event.target !== ref.current) return;
    event.preventDefault();
    onClose();
  }

  /** The browser closes a dialog by itself when Escape is pressed a second time. */
  function onNativeClose(event: SyntheticEvent) {
    if (event.target === ref.current && !ref.current.open) onClose();
  }

  /** Text that is selected beyond the edge of the dialog must not close it. */
  function onClick({ target }: SyntheticEvent) {
    if (target === ref.current && pressed.current === target) onClose();
  }

  return createPortal(
    <dialog
      {...props}
      ref={ref}
      className={`${styles.dialog} ${className}`}
      onCancel={onCancel}
      onClose={onNativeClose}
      onPointerDown={({ target }) => (pressed.current = target)}
      onClick={onClick}
      onKeyDown={keepFocusInside}
    />,
    document.body,
  );
}

/** Tab moves from the last element to the first instead of to the browser's own controls. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const stop = wrappedTabStop(event.currentTarget, document.activeElement, event.shiftKey);
  if (!stop) return;
  event.preventDefault();
  stop.focus();
}
