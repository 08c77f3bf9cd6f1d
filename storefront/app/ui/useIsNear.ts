import { useEffect, useRef, useState, type RefObject } from 'react';

/** How far below or above the visible part of the page an element is near. */
const DISTANCE = '400px 0px';

/** A ref for an element, and whether it is or was in the visible part of the page or near it. */
export function useIsNear<E extends Element>(): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!ref.current || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: DISTANCE },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);
  return [ref, isNear];
}
