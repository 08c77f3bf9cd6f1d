import { createHash } from 'node:crypto';
import type { JobItemView, NestDescriptionView } from '@shop/contract';
import { type Attachment, zipFiles } from '../common/public';
import type { ProductionJob } from './production-jobs';

/**
 * What a workflow system collects: the files of a job, and `job.json`, which describes it and lists them with their
 * SHA-256. Equal jobs give equal bytes.
 */
export async function zipJob(
  description: JobItemView | NestDescriptionView,
  files: readonly Attachment[],
): Promise<Buffer> {
  const listed = files.map(({ name, type, content }) => ({
    name,
    type,
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  }));
  const json = `${JSON.stringify({ ...description, files: listed }, null, 2)}\n`;
  // The streams of a press-ready file are compressed.
  const zipped = files.map(({ name, type, content }) => ({ name, content, isCompressed: type === 'application/pdf' }));
  return zipFiles([{ name: 'job.json', content: json }, ...zipped]);
}

/** An item as `job.json` describes it: sizes in mm, counts of one piece unless they say otherwise. */
export function describeItem({ view, file, profile }: ProductionJob): JobItemView {
  const { orderId, position, sid, material, product, variant, finishes, quantity, grommets, seams, due, country } =
    view;
  const size = (width: number | null, height: number | null) => width !== null && height !== null && { width, height };
  return {
    ...{ orderId, item: position, sid, material, product, variant, finishes, due, country },
    copies: quantity,
    finishedMm: size(view.widthMm, view.heightMm) || null,
    printedMm: size(view.printWidthMm, view.printHeightMm) || null,
    areaM2: view.areaM2,
    ...{ grommets, seams },
    printer: view.printer,
    profile: profile && { name: profile.fileName, sha256: profile.sha256, inkLimit: profile.inkLimit },
    artwork: file && { name: file.name, sha256: file.sha256?.toString('hex') ?? null },
  };
}
