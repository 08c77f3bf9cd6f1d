import { useEffect, useState } from 'react';

/** A text after it has not changed for a moment. */
export function useDebounced(text: string, delayMs = 300): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), delayMs);
    return () => clearTimeout(timer);
  }, [text, delayMs]);
  return debounced;
}
