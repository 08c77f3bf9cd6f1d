import { useHouse } from '../layout/house';
import { pathIn } from './paths';

/** Turns a plain path of the shop into the reader's language's. */
export function useLocal(): (to: string) => string {
  const { language } = useHouse();
  return (to) => pathIn(language, to);
}
