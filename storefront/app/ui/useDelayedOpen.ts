import { useEffect, useState } from 'react';

/** `opened`, delayed by one render: a lazily loaded dialog must first be rendered closed to remember the focused element. */
export function useDelayedOpen(opened: boolean): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(opened), [opened]);
  return open;
}
