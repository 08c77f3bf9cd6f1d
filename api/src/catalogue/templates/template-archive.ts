import { buffer } from 'node:stream/consumers';
import { template, templateSheet, templateSvg, toSvg } from '@shop/drawing';
import { ZipFile } from 'yazl';
import type { TemplateFile } from './template-files';
import { isReduced, templatePdf } from './template-pdf';
import { templateLines, buildReadmes, type DrawnModel } from './template-texts';

/** A fixed modification time, so that the same catalogue gives the same bytes. */
const FIXED_TIME = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true, mode: 0o100644 };

/** A zip with the template of every model as PDF and SVG, and a README in every language. */
export async function templateArchive(file: TemplateFile): Promise<Buffer> {
  const zip = new ZipFile();
  const add = (content: string | Buffer, name: string) => zip.addBuffer(Buffer.from(content), name, FIXED_TIME);
  const models = file.models.flatMap((model): DrawnModel[] => {
    const drawn = template(model.form, model.variant);
    return drawn ? [{ ...model, template: drawn }] : [];
  });
  for (const { name, text } of buildReadmes(file, models)) add(text, name);
  for (const model of models) {
    const sheet = (reduced: boolean) => templateSheet(model.template, templateLines(file, model, reduced));
    add(await templatePdf(sheet(isReduced(model.template)), model.name), `${model.name}.pdf`);
    add(toSvg(templateSvg(sheet(false), model.name)), `${model.name}.svg`);
  }
  zip.end();
  return buffer(zip.outputStream);
}
