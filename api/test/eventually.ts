/** How long an assertion may take to pass. A busy machine needs more than the usual fraction of a second. */
const TIMEOUT_MS = 20_000;

/** Repeats the assertion until it passes; after 20 seconds it fails with its last error. */
export async function eventually(assertion: () => Promise<void>): Promise<void> {
  for (const end = Date.now() + TIMEOUT_MS; ;) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
