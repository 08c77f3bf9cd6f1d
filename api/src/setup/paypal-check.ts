import { ApiError, type PayPalSettings } from '../common/public';
import { type Merchant, PayPalClient, PayPalError } from '../payments/public';
import { type ConnectionProblem, findConnectionProblem } from './connection-problem';

const TIMEOUT_MS = 10_000;

/**
 * The account of the credentials; null if PayPal does not tell it to this application.
 * @throws PayPalError
 */
export async function askForMerchant(settings: PayPalSettings): Promise<Merchant | null> {
  try {
    return await new PayPalClient({ ...settings, timeoutMs: TIMEOUT_MS }).getMerchant();
  } catch (error) {
    if (error instanceof PayPalError && (error.status === 403 || error.status === 404)) return null;
    throw error;
  }
}

/**
 * Checks the credentials and who is paid.
 * @throws ApiError `connection_failed` with the field to correct
 */
export async function checkPayPal(settings: PayPalSettings): Promise<void> {
  const merchant = await askForMerchant(settings).catch((error: unknown) => {
    throw payPalError(error);
  });
  const payee = settings.payee.toLowerCase();
  if (!merchant && payee === '') throw failed('payee', 'account_unknown');
  if (merchant && payee !== '' && merchant.emails.length > 0 && !merchant.emails.includes(payee)) {
    throw failed('payee', 'account_differs', merchant.emails.join(', '));
  }
}

export function findPayPalProblem(error: unknown): ConnectionProblem {
  if (!(error instanceof PayPalError)) return findConnectionProblem(error);
  if (error.kind === 'timeout') return 'no_answer';
  if (error.status === 401) return 'credentials_rejected';
  return findConnectionProblem(error);
}

function payPalError(error: unknown): unknown {
  if (!(error instanceof PayPalError)) return error;
  const code = findPayPalProblem(error);
  if (code === 'credentials_rejected') return failed('clientSecret', code);
  return failed(
    'mode',
    code === 'access_denied' || code === 'bucket_unknown' ? 'request_rejected' : code,
    error.message,
  );
}

type Problem = Exclude<ConnectionProblem, 'access_denied' | 'bucket_unknown'> | 'account_unknown' | 'account_differs';

const failed = (field: string, code: Problem, reason?: string): ApiError =>
  new ApiError('connection_failed', [{ field, code, ...(reason && { reason }) }]);
