import { lazy, Suspense } from 'react';
import type { DialogProps } from './DialogBox';
import { useEver } from './useEver';

const DialogBox = lazy(() => import('./DialogBox'));

/** A dialog over the page; its machinery is fetched when one is first opened. */
export function Dialog(props: DialogProps) {
  const ever = useEver(props.opened);
  return ever ? (
    <Suspense>
      <DialogBox {...props} />
    </Suspense>
  ) : null;
}
