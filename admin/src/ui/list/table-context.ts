import { createContext } from 'react';

/** Lets the records of a list tell its page whether they are shown in a table, whose columns can be chosen. */
export const TableContext = createContext<(hasTable: boolean) => void>(() => undefined);
