import { ApiError, type FieldError, type FixedFields } from '../../common/public';

type Values = Readonly<Record<string, unknown>>;

/**
 * What is to be stored of a section: the input, and for fields that the environment sets what was stored before.
 * @param current the values in force
 * @throws ApiError `validation_failed` with `read_only` if the input changes a field that the environment sets
 */
export function mergeSection(
  input: Values,
  { current, stored = {}, fixedBy }: { current: Values; stored?: Values | undefined; fixedBy: FixedFields },
): Record<string, unknown> {
  const fixed = Object.keys(fixedBy);
  const changed = fixed.filter((field) => input[field] !== undefined && !isSame(input[field], current[field]));
  if (changed.length > 0) throw invalid(changed.map((field) => ({ field, code: 'read_only' })));
  const isFixed = ([field]: [string, unknown]) => fixed.includes(field);
  return Object.fromEntries([
    ...Object.entries(input).filter((entry) => !isFixed(entry)),
    ...Object.entries(stored).filter(isFixed),
  ]);
}

export const invalid = (errors: readonly FieldError[]): ApiError => new ApiError('validation_failed', errors);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
