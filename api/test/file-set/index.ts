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
  const pages = pageFiles(60).filter((_, index) => index % 7 === 5);
  return [...rasterFiles(12), ...pages, ...otherFiles()];
}
