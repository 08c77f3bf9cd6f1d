// Prints, as JSON, the path of the Chromium for browser tests and its environment. The package contains it compressed,
// with libraries and a font that a minimal system lacks. It is unpacked once, into node_modules/.cache.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './programs';

interface Browser {
  executablePath: string;
  env: Record<string, string>;
}

/** Used if the packaged browser does not run on this system. */
const SYSTEM_BROWSER: Browser = { executablePath: '/usr/bin/chromium', env: {} };

const cache = join(root, 'node_modules/.cache');

async function main(): Promise<void> {
  const manifest = readFileSync(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const folder = join(cache, `chromium-${version}`);
  const libraries = process.env.LD_LIBRARY_PATH;
  if (!existsSync(folder)) await unpack(folder);
  const packaged = { executablePath: join(folder, 'chromium'), env: buildEnvironment(folder, libraries) };
  const browser = [packaged, SYSTEM_BROWSER].find(canRun);
  if (browser === undefined) {
    console.error(`Neither the packaged Chromium ${version} nor ${SYSTEM_BROWSER.executablePath} runs on this system.`);
    process.exitCode = 1;
    return;
  }
  process.stdout.write(JSON.stringify(browser));
}

/** The package unpacks into the folder for temporary files, and includes its libraries only on AWS Lambda. */
async function unpack(folder: string): Promise<void> {
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

function buildEnvironment(folder: string, inheritedLibraries: string | undefined): Record<string, string> {
  const libraries = [inheritedLibraries, join(folder, 'al2023/lib')].filter(Boolean).join(':');
  const fonts = existsSync('/etc/fonts/fonts.conf') ? undefined : { FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  return { LD_LIBRARY_PATH: libraries, ...fonts };
}

function canRun({ executablePath, env }: Browser): boolean {
  const { status } = spawnSync(executablePath, ['--version', '--no-sandbox', '--headless'], {
    env: { ...process.env, ...env },
  });
  return status === 0;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
