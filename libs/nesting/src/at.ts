/** The element at an index that is known to exist; without a check, for the loops that are run millions of times. */
export function at<T>(list: ArrayLike<T>, index: number): T {
  return list[index] as T;
}
