import { lazy, Suspense } from 'react';
import type { AddressFormProps } from './AddressFormBody';

const AddressFormBody = lazy(() => import('./AddressFormBody'));

/** Form to add or edit an address. Loaded on demand, because it contains the address formats of all countries. */
export function AddressForm(props: AddressFormProps) {
  return (
    <Suspense>
      <AddressFormBody {...props} />
    </Suspense>
  );
}
