// Entry of the npm scripts: `node scripts/run.mjs COMMAND [ARGUMENT]...` installs the packages if necessary and runs
// scripts/COMMAND.ts. What runs before the packages are installed is JavaScript: this file,
// node-version.mjs and install.mjs.
import { createRequire } from 'node:module';
import { requireNodeVersion } from './node-version.mjs';
import { installPackages } from './install.mjs';

const [command, ...args] = process.argv.slice(2);
const require = createRequire(import.meta.url);

requireNodeVersion();
await installPackages();
require('./typescript.cjs');
const { runCommand } = require('./lib/command.ts');
await runCommand(require(`./${command}.ts`).main, args);
