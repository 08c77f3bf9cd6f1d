// npm run -s routes prints every route of the API with who may use it.
import { join } from 'node:path';
import { endAtOnceWhenAsked } from './ending.mjs';
import { root } from './parts.mjs';
import { prepare } from './prepare.mjs';
import { explain } from './progress.mjs';
import { run } from './run.mjs';

endAtOnceWhenAsked();
// The list alone goes to standard output, for whoever pipes it on.
console.log = console.error;
try {
  await prepare();
  await run(process.execPath, [join(root, 'api/dist/print-routes.js')], { cwd: root, show: true });
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
