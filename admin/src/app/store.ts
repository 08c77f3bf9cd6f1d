import { localStorageStore, type Store } from 'react-admin';

/** Preferences that stay after logging out. */
const PERSISTENT_KEYS = ['locale', 'theme'];

const localStore = localStorageStore('1', 'BackOffice');

export const store: Store = {
  ...localStore,
  reset() {
    const removable = Object.keys(localStore.listItems?.('') ?? {}).filter((key) => !PERSISTENT_KEYS.includes(key));
    for (const key of removable) localStore.removeItem(key);
  },
};
