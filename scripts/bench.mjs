import { join } from 'node:path';
import { endAtOnceWhenAsked } from './ending.mjs';
import { root } from './parts.mjs';
import { prepare } from './prepare.mjs';
import { explain } from './progress.mjs';
import { run } from './run.mjs';

endAtOnceWhenAsked();
try {
  await prepare();
  await run(process.execPath, [join(root, 'bench/main.mjs')], { cwd: root, show: true });
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
