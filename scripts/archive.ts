// npm run -s archive -- --before MONTH: moves the months of the audit log before a month (2025-01) to the object store.
import { runApiCommand } from './lib/api-command';

export async function main(args: string[]): Promise<void> {
  await runApiCommand('api/src/archive.ts', async () => args, { usesObjects: true });
}
