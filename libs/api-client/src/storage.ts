/** Where the client stores its session and clock offset: `localStorage` in a browser. */
export interface ClientStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  /** Calls back when another tab changes a key; null means that all were cleared. Returns a function that stops it. */
  onChange(listener: (key: string | null) => void): () => void;
}

/** `localStorage`. Empty where there is none, such as during server rendering. */
export const browserStorage: ClientStorage = {
  getItem: (key) => (typeof localStorage === 'undefined' ? null : localStorage.getItem(key)),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
  onChange(listener) {
    const onStorage = ({ key }: StorageEvent) => listener(key);
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
};

/** Storage for programs and tests that have no browser. */
export function memoryStorage(): ClientStorage {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    onChange: () => () => undefined,
  };
}
