import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { TestServices } from '../../dev/services/test-services';

declare global {
  var testServices: ChildProcess | undefined;
}

const TEMPLATE = 'shop_template';

const EXEC_ARGV = ['--require', path.resolve(__dirname, '../../scripts/typescript.cjs')];

/** Starts the services of the HTTP tests and migrates the database that each test file gets a copy of. */
export default async function setUp(): Promise<void> {
  const services = fork(path.resolve(__dirname, '../../dev/services/test-services.ts'), {
    detached: true,
    execArgv: EXEC_ARGV,
  });
  const [message] = (await Promise.race([once(services, 'message'), once(services, 'exit')])) as [TestServices | null];
  if (!message?.databaseUrl) throw new Error('The services of the tests did not start.');
  globalThis.testServices = services;
  const template = fork(path.resolve(__dirname, 'create-template.ts'), [message.databaseUrl, TEMPLATE], {
    execArgv: EXEC_ARGV,
  });
  const [exitCode] = (await once(template, 'exit')) as [number | null];
  if (exitCode !== 0) throw new Error('The template database could not be migrated.');
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  process.env.TEST_SERVICES = JSON.stringify({ ...message, template: TEMPLATE });
}
