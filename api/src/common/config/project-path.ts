import { existsSync } from 'node:fs';
import path from 'node:path';

const root = findRoot(__dirname);

/** Absolute path of a file or folder of the project, from the sources as from the build, which lies one level deeper. */
export function projectPath(relativePath: string): string {
  return path.join(root, relativePath);
}

/** The nearest folder above that has the migrations. */
function findRoot(folder: string): string {
  const parent = path.dirname(folder);
  if (existsSync(path.join(folder, 'migrations')) || parent === folder) return folder;
  return findRoot(parent);
}
