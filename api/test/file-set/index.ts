import type { KnownFile } from './known-file';
import { otherFiles } from './other-files';
import { pageFiles } from './page-files';
import { rasterFiles } from './raster-files';

/** Over 150 files with everything that a report can say. */
export function fileSet(): KnownFile[] {
  return [...rasterFiles(100), ...pageFiles(60), ...otherFiles()];
}

/** A part of them, for every run of the tests. */
export function shortFileSet(): KnownFile[] {
  return [...rasterFiles(12), ...pageFiles(8), ...otherFiles()];
}
