import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Smaller files gain nothing from compression. */
const MIN_BYTES = 1_024;
const COMPRESSIBLE = /\.(js|css|svg|json)$/;

/** Writes a Brotli (`.br`) and a gzip (`.gz`) copy beside each text file of a folder; the API serves these copies. */
export async function compressFiles(folder: string): Promise<void> {
  for (const name of readdirSync(folder).filter((name) => COMPRESSIBLE.test(name))) {
    const file = join(folder, name);
    const content = readFileSync(file);
    if (content.length < MIN_BYTES) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(content, { params }),
      promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
    ]);
    writeFileSync(`${file}.br`, br);
    writeFileSync(`${file}.gz`, gz);
  }
}
