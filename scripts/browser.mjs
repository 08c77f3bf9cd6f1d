// Prints, as JSON, the Chromium that browser tests use and the environment it wants. The package brings it compressed,
// with the few libraries and a font that a bare system may lack; it is unpacked once, into node_modules.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './parts.mjs';

/** What is tried when the packaged browser does not run here. */
const SYSTEM_BROWSER = '/usr/bin/chromium';

const { version } = JSON.parse(readFileSync(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8'));
const cache = join(root, 'node_modules/.cache');
const folder = join(cache, `chromium-${version}`);
const ownLibraries = process.env.LD_LIBRARY_PATH;

if (!existsSync(folder)) await unpack();
const packaged = { executablePath: join(folder, 'chromium'), env: environment() };
const usable = [packaged, { executablePath: SYSTEM_BROWSER, env: {} }].find(runs);
if (usable === undefined) {
  console.error(`Neither the packaged Chromium ${version} nor ${SYSTEM_BROWSER} runs here.`);
  process.exit(1);
}
process.stdout.write(JSON.stringify(usable));

/** The package unpacks into the folder for temporary files, with its libraries when it takes this for AWS Lambda. */
async function unpack() {
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  Object.assign(process.env, { TMPDIR: unfinished, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' });
  const { default: chromium } = await import('@sparticuz/chromium');
  await chromium.executablePath();
  const directories = [join(folder, 'fonts'), '/usr/share/fonts'].map((path) => `<dir>${path}</dir>`).join('');
  writeFileSync(join(unfinished, 'fonts.conf'), `<fontconfig>${directories}</fontconfig>\n`);
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
}

function environment() {
  const libraries = [ownLibraries, join(folder, 'al2023/lib')].filter(Boolean).join(':');
  const fonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  return { LD_LIBRARY_PATH: libraries, ...fonts };
}

function runs({ executablePath, env }) {
  const { status } = spawnSync(executablePath, ['--version', '--no-sandbox', '--headless'], {
    env: { ...process.env, ...env },
  });
  return status === 0;
}
