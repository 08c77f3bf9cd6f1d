const { fork } = require('node:child_process');
const { once } = require('node:events');
const path = require('node:path');
const { Client } = require('pg');

const TEMPLATE = 'shop_template';

/** Starts the services of the tests over HTTP and migrates the database that each test file gets a copy of. */
module.exports = async () => {
  const services = fork(path.resolve(__dirname, '../../dev/services/for-tests.mjs'), { detached: true });
  const [message] = await Promise.race([once(services, 'message'), once(services, 'exit')]);
  if (message?.databaseUrl === undefined) throw new Error('The services of the tests did not start.');
  const template = new URL(message.databaseUrl);
  template.pathname = TEMPLATE;
  const admin = new Client({ connectionString: message.databaseUrl });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${TEMPLATE}`);
  await admin.end();
  await require('../src/kernel/migrations').migrate(template.href);
  globalThis.shopServices = services;
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  process.env.SHOP_STAGE = JSON.stringify({ ...message, template: TEMPLATE });
};
