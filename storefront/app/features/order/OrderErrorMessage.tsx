import type { ApiError } from '@shop/api-client';
import { useSite } from '../../layout/site';
import { ErrorMessage } from '../../ui/ErrorMessage';
import { withReasons } from './order-error';

/** The message of a failed call for an order, with the reasons why the order does not allow it. */
export function OrderErrorMessage({ error }: { error: ApiError | null }) {
  const { language } = useSite();
  return <ErrorMessage error={withReasons(error, language)} />;
}
