/** Tries until it holds; fails as the last try did. */
export async function eventually(holds: () => Promise<void>): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      return await holds();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  await holds();
}
