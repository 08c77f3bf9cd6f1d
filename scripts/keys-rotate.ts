// npm run -s keys:rotate: creates a new key that signs access tokens, and prints its id. Nobody is logged out.
import { runApiCommand } from './lib/api-command';

export async function main(): Promise<void> {
  await runApiCommand('api/src/keys-rotate.ts', async () => []);
}
