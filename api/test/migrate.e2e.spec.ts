import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { openTestEnv, testDatabase } from './test-env';

const root = path.resolve(__dirname, '../..');

test('the migration program migrates an empty database and ends', async () => {
  const testEnv = await openTestEnv();
  const database = await testDatabase('template1');
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--require', './scripts/typescript.cjs', 'api/src/migrate.ts'],
      { cwd: root, env: { ...process.env, ...testEnv.env, DATABASE_URL: database.url, MIGRATE: '0' } },
    );
    expect(stdout).toMatch(/^applied 0001-.+\.sql, .+\n$/);
  } finally {
    await database.close();
    await testEnv.close();
  }
});
