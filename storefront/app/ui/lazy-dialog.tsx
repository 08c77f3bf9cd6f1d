import { lazy, Suspense, type ComponentType } from 'react';
import { useWasTrue } from './useWasTrue';

/** A dialog whose code is loaded when it is first opened. */
export function lazyDialog<Props extends { opened: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const LoadedDialog = lazy(async () => ({ default: await load() }));
  return function LazyDialog(props: Props) {
    const wasOpened = useWasTrue(props.opened);
    return <Suspense>{wasOpened && <LoadedDialog {...props} />}</Suspense>;
  };
}
