import { localStorageStore, type Store } from 'react-admin';

/** What belongs to the reader and not to the login: it outlives logging out. */
const READERS_OWN = ['locale', 'theme'];

const inner = localStorageStore('1', 'BackOffice');

export const store: Store = {
  ...inner,
  reset() {
    const passing = Object.keys(inner.listItems?.('') ?? {}).filter((key) => !READERS_OWN.includes(key));
    for (const key of passing) inner.removeItem(key);
  },
};
