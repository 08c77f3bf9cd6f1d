import { useState } from 'react';

/** Whether the value has ever been true, for example to load a dialog only once it is opened. */
export function useWasTrue(value: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(value);
  if (value && !wasTrue) setWasTrue(true);
  return wasTrue || value;
}
