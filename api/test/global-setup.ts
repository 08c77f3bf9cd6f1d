import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { Client } from 'pg';
import type { TestServices } from '../../dev/services/test-services';
import { migrate } from '../src/common/database/migrations';

declare global {
  var testServices: ChildProcess | undefined;
}

const TEMPLATE = 'shop_template';
const TYPESCRIPT_HOOK = path.resolve(__dirname, '../../scripts/typescript.cjs');

/** Starts the services of the HTTP tests and migrates the database that each test file gets a copy of. */
export default async function setUp(): Promise<void> {
  const services = fork(path.resolve(__dirname, '../../dev/services/test-services.ts'), {
    detached: true,
    execArgv: ['--require', TYPESCRIPT_HOOK],
  });
  const [message] = (await Promise.race([once(services, 'message'), once(services, 'exit')])) as [TestServices | null];
  if (!message?.databaseUrl) throw new Error('The services of the tests did not start.');
  const template = new URL(message.databaseUrl);
  template.pathname = TEMPLATE;
  const admin = new Client({ connectionString: message.databaseUrl });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${TEMPLATE}`);
  await admin.end();
  await migrate(template.href);
  globalThis.testServices = services;
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  process.env.TEST_SERVICES = JSON.stringify({ ...message, template: TEMPLATE });
}
