import 'reflect-metadata';
import { SigningKeys } from './auth/public';
import { describeFailure, runInContext } from './command';

/** Creates a new key that signs access tokens, and prints its id. Nobody is logged out. */
async function rotateKeys(): Promise<void> {
  const { kid, signsFrom } = await runInContext((context) => context.get(SigningKeys, { strict: false }).rotate());
  process.stdout.write(`${kid} signs access tokens from ${signsFrom.toISOString()}\n`);
}

rotateKeys().catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
});
