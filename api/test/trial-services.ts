import startServices from './global-setup';

/** Starts the services of the trials, unless the environment names those that the tests of the commands share. */
export default async function setUp(): Promise<void> {
  if (!process.env.TEST_SERVICES) await startServices();
}
