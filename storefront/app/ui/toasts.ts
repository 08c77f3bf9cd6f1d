export type ToastTone = 'info' | 'success' | 'error';

export interface ToastNote {
  id: number;
  words: string;
  tone: ToastTone;
}

const TOAST_MS = 2_000;

const listeners = new Set<() => void>();
let notes: readonly ToastNote[] = [];
let last = 0;

function show(next: readonly ToastNote[]): void {
  notes = next;
  for (const listener of listeners) listener();
}

/** Says a word in passing, for 2 seconds. What must be read belongs in a dialog or on the page. */
export function toast(words: string, tone: ToastTone = 'info'): void {
  const id = ++last;
  show([...notes, { id, words, tone }]);
  setTimeout(() => show(notes.filter((note) => note.id !== id)), TOAST_MS);
}

export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function shownToasts(): readonly ToastNote[] {
  return notes;
}
