import 'reflect-metadata';
import { describeFailure, runInContext } from './command';
import { Database } from './common/public';
import { StarterCatalogue } from './starter-catalogue/public';

/** Installs the starter catalogue in a shop without a catalogue. */
async function setUp(): Promise<void> {
  const isInstalled = await runInContext((context) => {
    const starterCatalogue = context.get(StarterCatalogue, { strict: false });
    return context.get(Database, { strict: false }).transaction((tx) => starterCatalogue.install(tx, {}));
  });
  process.stdout.write(
    isInstalled ? 'The starter catalogue is installed.\n' : 'The shop already has a catalogue. Nothing was changed.\n',
  );
}

setUp().catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
});
