import { join } from 'node:path';
import { endAtOnceWhenAsked } from './ending.mjs';
import { root } from './parts.mjs';
import { prepare } from './prepare.mjs';
import { explain } from './progress.mjs';
import { run } from './run.mjs';

/** `npm run bench -- orders`: lists among a million orders, which takes minutes. */
const part = process.argv[2] === 'orders' ? 'orders.mjs' : 'main.mjs';

endAtOnceWhenAsked();
try {
  await prepare();
  await run(process.execPath, [join(root, 'bench', part)], { cwd: root, show: true });
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
