import { useEffect, useState } from 'react';

/** `opened`, a moment later: what is fetched when first opened must be there closed once, to know where the focus came from. */
export function useOpening(opened: boolean): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(opened), [opened]);
  return open;
}
