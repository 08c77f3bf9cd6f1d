import { useEffect } from 'react';
import { watchCartCount } from '../cart-count/cart-count';
import { watchSession } from '../session/session';
import { watchChunks } from './chunks';

/** What is kept an eye on for as long as the page lives. */
export function useWatches(): void {
  useEffect(watchChunks, []);
  useEffect(watchSession, []);
  useEffect(watchCartCount, []);
}
