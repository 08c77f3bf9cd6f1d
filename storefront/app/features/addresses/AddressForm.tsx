import { lazy, Suspense } from 'react';
import type { AddressFormProps } from './AddressSheet';

const AddressSheet = lazy(() => import('./AddressSheet'));

/** Adds an address to the book, or changes one; how each country writes its addresses is fetched when one is first asked for. */
export function AddressForm(props: AddressFormProps) {
  return (
    <Suspense>
      <AddressSheet {...props} />
    </Suspense>
  );
}
