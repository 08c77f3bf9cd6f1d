import { ApiError } from '../../common/public';
import { parseRate } from './rate-validation';

/** @throws ApiError `validation_failed` for anything but a positive decimal */
export function parseEnteredRate(text: string): string {
  const parsed = parseRate(text);
  if (parsed.ok) return parsed.perCny;
  const code = parsed.reason === 'not_positive' ? 'not_positive' : 'not_a_decimal';
  throw new ApiError('validation_failed', [{ field: 'perCny', code }]);
}
