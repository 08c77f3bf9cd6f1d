import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
/** The open dialogs, the topmost last. */
let dialogs: readonly HTMLDialogElement[] = [];

function update(next: readonly HTMLDialogElement[]): void {
  dialogs = next;
  for (const listener of listeners) listener();
}

/** Opens a modal dialog. Returns a function that closes it, which returns the focus. */
export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  update([...dialogs, dialog]);
  return () => {
    dialog.close();
    update(dialogs.filter((open) => open !== dialog));
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The topmost open dialog. Everything outside of it is inert, also for screen readers. */
export function useTopDialog(): HTMLDialogElement | undefined {
  return useSyncExternalStore(
    subscribe,
    () => dialogs.at(-1),
    () => undefined,
  );
}
