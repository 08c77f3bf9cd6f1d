import { buffer } from 'node:stream/consumers';
import { template, templateSheet, templateSvg, toSvg } from '@shop/drawing';
import { ZipFile } from 'yazl';
import type { TemplateFile } from './template-files';
import { isTenth, templatePdf } from './template-pdf';
import { linesOn, readmes, type DrawnModel } from './template-words';

/** Archives tell no time: the same catalogue makes the same bytes, wherever and whenever. */
const NO_TIME = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true, mode: 0o100644 };

/** A zip of every model's template as PDF and SVG, with words on how to use them. */
export async function templateArchive(file: TemplateFile): Promise<Buffer> {
  const zip = new ZipFile();
  const add = (content: string | Buffer, name: string) => zip.addBuffer(Buffer.from(content), name, NO_TIME);
  const models = file.models.flatMap((model): DrawnModel[] => {
    const drawn = template(model.form, model.variant);
    return drawn ? [{ ...model, template: drawn }] : [];
  });
  for (const { name, text } of readmes(file, models)) add(text, name);
  for (const model of models) {
    const sheet = (tenth: boolean) => templateSheet(model.template, linesOn(file, model, tenth));
    add(await templatePdf(sheet(isTenth(model.template)), model.name), `${model.name}.pdf`);
    add(toSvg(templateSvg(sheet(false), model.name)), `${model.name}.svg`);
  }
  zip.end();
  return buffer(zip.outputStream);
}
