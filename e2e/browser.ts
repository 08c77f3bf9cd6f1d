import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { LaunchOptions } from '@playwright/test';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

interface Browser {
  executablePath: string;
  env: Record<string, string>;
}

/** How to launch the Chromium that the lockfile pins; found once, then passed on to the workers by the environment. */
export function launchOptions(): LaunchOptions {
  const scripts = path.resolve(__dirname, '../scripts');
  const args = ['--require', path.join(scripts, 'typescript.cjs'), path.join(scripts, 'lib/browser.ts')];
  process.env.SHOP_CHROMIUM ??= execFileSync(process.execPath, args, { encoding: 'utf8' });
  const { executablePath, env } = JSON.parse(process.env.SHOP_CHROMIUM) as Browser;
  return { executablePath, args: flags, env: { ...process.env, ...env } };
}
