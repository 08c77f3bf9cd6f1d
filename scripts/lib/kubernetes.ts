import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readRootFile } from './compose';
import { root } from './programs';

// The package has no types.
const { loadAll } = require('js-yaml') as { loadAll(text: string): unknown[] };

const FOLDER = 'deploy/kubernetes';

export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels: Record<string, string> };
  [part: string]: unknown;
}

/** The objects of the manifests, sorted by file. */
export function readManifests(): Manifest[] {
  const files = readdirSync(join(root, FOLDER)).filter((name) => name.endsWith('.yaml'));
  return files.toSorted().flatMap((file) => loadAll(readRootFile(`${FOLDER}/${file}`)) as Manifest[]);
}

/** What is wrong with an object by the schema of Kubernetes for its version and kind. */
export function findManifestErrors(manifest: Manifest): string[] {
  const unread = new Set<string>();
  try {
    modelOf(manifest).prototype.validate.call(track(manifest, unread));
  } catch (error) {
    return [(error as Error).message];
  }
  return [...unread].map((path) => `${path} is unknown`);
}

/** Throws unless `this` is valid. */
interface Model {
  prototype: { validate(this: Manifest): void };
}

function modelOf({ apiVersion, kind }: Manifest): Model {
  const { [kind]: model } = require(`kubernetes-models/${apiVersion}`) as Record<string, Model | undefined>;
  if (!model) throw new Error(`there is no ${kind} in ${apiVersion}`);
  return model;
}

/**
 * The same data, which forgets the paths of the fields that are read. The schemas allow more fields than they name and
 * read only those, so the others are misspelt.
 */
function track(manifest: Manifest, unread: Set<string>): Manifest {
  collectPaths(manifest, '', unread);
  const proxyOf = (data: object, place: string): object =>
    new Proxy(data, {
      get(target, key, receiver) {
        const field: unknown = Reflect.get(target, key, receiver);
        if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return field;
        const inner = `${place}/${key}`;
        unread.delete(inner);
        return typeof field === 'object' && field !== null ? proxyOf(field, inner) : field;
      },
    });
  return proxyOf(manifest, '') as Manifest;
}

function collectPaths(value: object, path: string, paths: Set<string>): void {
  for (const [key, field] of Object.entries(value) as [string, unknown][]) {
    paths.add(`${path}/${key}`);
    if (typeof field === 'object' && field !== null) collectPaths(field, `${path}/${key}`, paths);
  }
}
