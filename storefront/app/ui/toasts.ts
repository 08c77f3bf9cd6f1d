export type ToastTone = 'info' | 'success' | 'error';

export interface Toast {
  id: number;
  text: string;
  tone: ToastTone;
}

const TOAST_MS = 2_000;

const listeners = new Set<() => void>();
let toasts: readonly Toast[] = [];
let last = 0;

function show(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a short message for 2 seconds. Important messages belong in a dialog or on the page. */
export function toast(text: string, tone: ToastTone = 'info'): void {
  const id = ++last;
  show([...toasts, { id, text, tone }]);
  setTimeout(() => show(toasts.filter((shown) => shown.id !== id)), TOAST_MS);
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}
