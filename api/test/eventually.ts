/** Repeats the assertion until it passes, for about five seconds; then fails with its last error. */
export async function eventually(assertion: () => Promise<void>): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      return await assertion();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  await assertion();
}
