import { useState } from 'react';

/** Whether something has been true at least once: what has never been opened need not be loaded. */
export function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}
