import { lazy, Suspense } from 'react';
import type { DialogProps } from './DialogBox';
import { useWasTrue } from './useWasTrue';

const DialogBox = lazy(() => import('./DialogBox'));

/** A modal dialog. Its code is loaded when it is first opened. */
export function Dialog(props: DialogProps) {
  const wasOpened = useWasTrue(props.opened);
  return wasOpened ? (
    <Suspense>
      <DialogBox {...props} />
    </Suspense>
  ) : null;
}
