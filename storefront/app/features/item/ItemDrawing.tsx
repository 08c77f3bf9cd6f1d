import { lazy, Suspense } from 'react';
import styles from './ItemDrawing.module.css';
import type { ItemDrawingProps } from './ScaleDrawing';

const ScaleDrawing = lazy(async () => ({ default: (await import('./ScaleDrawing')).ScaleDrawing }));

/** An item drawn to scale beside a person. The code that draws is loaded after the page. */
export function ItemDrawing(props: ItemDrawingProps) {
  return (
    <Suspense fallback={<div className={styles.sheet} aria-busy />}>
      <ScaleDrawing {...props} />
    </Suspense>
  );
}
