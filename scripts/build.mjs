import { endAtOnceWhenAsked } from './ending.mjs';
import { prepare } from './prepare.mjs';
import { explain } from './progress.mjs';

endAtOnceWhenAsked();
try {
  await prepare();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
