/** A call that is answered at once still shows that it was made. */
export const SHORTEST_MS = 200;

/** What a call answers, no sooner than it takes to see that it was made. */
export async function noSoonerThanSeen<T>(call: Promise<T>): Promise<T> {
  const [answer] = await Promise.all([call, new Promise((resolve) => setTimeout(resolve, SHORTEST_MS))]);
  return answer;
}
