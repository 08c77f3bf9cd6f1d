import { useState } from 'react';
import { useLocation } from 'react-router';

/** Whether a drawer of the app shell is open; it closes with every navigation. */
export function useDrawer(): [boolean, (open: boolean) => void] {
  const { key } = useLocation();
  const [open, setOpen] = useState(false);
  const [lastKey, setLastKey] = useState(key);
  if (key !== lastKey) {
    setLastKey(key);
    setOpen(false);
  }
  return [open, setOpen];
}
