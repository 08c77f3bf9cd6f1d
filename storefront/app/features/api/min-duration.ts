/** A pending state shorter than this would not be noticed. */
export const MIN_DURATION_MS = 200;

/** The result of a call, no sooner than 200 ms after it was made. A failure is not delayed. */
export async function withMinDuration<T>(call: Promise<T>): Promise<T> {
  const [result] = await Promise.all([call, new Promise((resolve) => setTimeout(resolve, MIN_DURATION_MS))]);
  return result;
}
