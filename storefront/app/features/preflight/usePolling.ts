import { useEffect, useEffectEvent } from 'react';

const FIRST_MS = 1000;
const LONGEST_MS = 20_000;
const GROWTH = 1.4;

/** Calls again and again, with growing pauses, while something is expected to change. */
export function usePolling(isActive: boolean, poll: () => void): void {
  const pollLatest = useEffectEvent(poll);
  useEffect(() => {
    if (!isActive) return;
    let pause = FIRST_MS;
    let timer = setTimeout(next, pause);
    function next() {
      pollLatest();
      pause = Math.min(pause * GROWTH, LONGEST_MS);
      timer = setTimeout(next, pause);
    }
    return () => clearTimeout(timer);
  }, [isActive]);
}
