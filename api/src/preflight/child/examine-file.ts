import { examineArchive } from './archives';
import { examineBitmap } from './bitmap';
import type { Examination } from './examination';
import { DamagedFile } from './facts';
import { examinePdf } from './pdf';
import { examinePhotoshop } from './photoshop';
import { examinePicture } from './pictures';
import { examinePostScript } from './postscript';
import type { Source } from './source';
import { examineSvg } from './svg';

type Reader = (source: Source, examination: Examination) => Promise<void>;

const READERS: Readonly<Record<string, Reader>> = {
  ...{ tiff: examinePicture, jpeg: examinePicture, png: examinePicture, webp: examinePicture, gif: examinePicture },
  bmp: examineBitmap,
  psd: examinePhotoshop,
  pdf: examinePdf,
  eps: examinePostScript,
  svg: examineSvg,
};

/**
 * Completes the facts of a file in the format that its facts name.
 * @throws {DamagedFile}
 */
export async function examineFile(source: Source, examination: Examination): Promise<void> {
  const { facts } = examination;
  if (facts.format === 'zip' || facts.format === 'rar') return examineArchive(source, examination, examineAs);
  await examineAs(facts.format, source, examination);
}

async function examineAs(format: string, source: Source, examination: Examination): Promise<void> {
  const reader = READERS[format];
  if (!reader) {
    examination.facts.notExamined = 'no_reader';
    return;
  }
  try {
    await reader(source, examination);
  } catch (error) {
    // A number in the file points past its end.
    throw error instanceof RangeError ? new DamagedFile('the file ends too early', { cause: error }) : error;
  }
}
