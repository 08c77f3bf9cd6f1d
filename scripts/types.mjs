import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { endAtOnceWhenAsked } from './ending.mjs';
import { root } from './parts.mjs';
import { explain, inLanes } from './progress.mjs';
import { runTool } from './run.mjs';

const libs = readdirSync(join(root, 'libs')).map((name) => `libs/${name}`);
/** Every folder with a tsconfig.json, those that take longest first. */
const folders = ['storefront', 'admin', 'api', ...libs, 'e2e', 'scripts'].filter((folder) =>
  existsSync(join(root, folder, 'tsconfig.json')),
);

async function check(folder) {
  if (folder === 'storefront') await runTool('react-router', ['typegen'], { cwd: join(root, folder) });
  const record = join(root, 'node_modules/.cache/types', `${folder.replace('/', '-')}.tsbuildinfo`);
  const pretty = process.stdout.isTTY ? 'true' : 'false';
  const flags = ['--noEmit', '--incremental', '--tsBuildInfoFile', record, '--pretty', pretty, '-p', folder];
  const { code, output } = await runTool('tsc', flags, { cwd: root, allowFailure: true });
  if (code === 0) return;
  console.error(output);
  process.exitCode = 1;
}

endAtOnceWhenAsked();
await inLanes(2, folders, check).catch((error) => {
  console.error(explain(error));
  process.exitCode = 1;
});
