import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pseudoTranslation } from './pseudo-translation';

const root = path.resolve(__dirname, '../../..');

/** What the API and the storefront run from. */
const COPIED = [
  ...[
    '.swcrc',
    'package.json',
    'tsconfig.json',
    'scripts/typescript.cjs',
    'scripts/code-cache.cjs',
    'migrations',
    'libs',
  ],
  ...['api/package.json', 'api/src'],
  ...['package.json', 'tsconfig.json', 'vite.config.ts', 'react-router.config.ts', 'app'].map(
    (name) => `storefront/${name}`,
  ),
];
const NOT_COPIED = /\/(dist|node_modules)$|\.spec\.tsx?$/;

/** A copy of the project's sources in a temporary folder, with the installed packages. */
export class ProjectCopy {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'shop-language-'));

  constructor() {
    for (const name of COPIED) {
      cpSync(path.join(root, name), this.path(name), {
        recursive: true,
        filter: (source) => !NOT_COPIED.test(source.slice(root.length)),
      });
    }
    linkPackages(path.join(root, 'node_modules'), this.path('node_modules'));
    linkPackages(path.join(root, 'api/node_modules'), this.path('api/node_modules'));
    mkdirSync(this.path('node_modules/@shop'));
    for (const name of readdirSync(this.path('libs'))) {
      symlinkSync(this.path(`libs/${name}`), this.path(`node_modules/@shop/${name}`));
    }
    mkdirSync(this.path('storefront/build/server'), { recursive: true });
    cpSync(path.join(__dirname, 'storefront-server.mjs'), this.path('storefront/build/server/index.js'));
  }

  /** Adds a language: a row of the registry, and a folder of translations of the API and of the storefront. */
  addLanguage(code: string, name: string): void {
    const registry = this.path('libs/contract/src/registries/languages.ts');
    const rows = readFileSync(registry, 'utf8');
    const row = `  ${code}: { name: '${name}', locale: 'en-GB', machineTranslated: true, largestUnitFirst: false, sentenceSpace: ' ' },\n`;
    writeFileSync(registry, rows.replace(/(?=^\} as const)/m, row));
    for (const folder of ['api/src/locales', 'storefront/app/locales']) {
      mkdirSync(this.path(`${folder}/${code}`));
      for (const file of readdirSync(this.path(`${folder}/en`))) {
        const texts: unknown = JSON.parse(readFileSync(this.path(`${folder}/en/${file}`), 'utf8'));
        writeFileSync(this.path(`${folder}/${code}/${file}`), JSON.stringify(pseudoTranslation(texts)));
      }
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private path(name: string): string {
    return path.join(this.folder, name);
  }
}

/** Links each package in a folder, not the folder itself, so that caches stay in the copy. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name.startsWith('.') || name === '@shop') continue;
    if (name.startsWith('@')) linkPackages(path.join(from, name), path.join(to, name));
    else symlinkSync(path.join(from, name), path.join(to, name));
  }
}
