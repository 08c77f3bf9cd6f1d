/** The element at an index that is known to exist; without a check, for the loops that are run millions of times. */
export function at<T>(list: ArrayLike<T>, index: number): T {
  return list[index] as T;
}

/** Does the same for whole numbers: a function that gets lists of one kind only is several times faster. */
export function intAt(list: Int32Array, index: number): number {
  return list[index] as number;
}

/** Does the same for numbers of any kind. */
export function numberAt(list: Float64Array, index: number): number {
  return list[index] as number;
}
