import { template, templateSheet, templateSvg, toSvg } from '@shop/drawing';
import { type ZippedFile, zipFiles } from '../../common/public';
import type { TemplateFile } from './template-files';
import { isReduced, templatePdf } from './template-pdf';
import { templateLines, buildReadmes, type DrawnModel } from './template-texts';

/** A zip with the template of every model as PDF and SVG, and a README in every language. */
export async function templateArchive(file: TemplateFile): Promise<Buffer> {
  const models = file.models.flatMap((model): DrawnModel[] => {
    const drawn = template(model.form, model.variant);
    return drawn ? [{ ...model, template: drawn }] : [];
  });
  const files = buildReadmes(file, models).map(({ name, text }): ZippedFile => ({ name, content: text }));
  for (const model of models) {
    const sheet = (reduced: boolean) => templateSheet(model.template, templateLines(file, model, reduced));
    files.push(
      { name: `${model.name}.pdf`, content: await templatePdf(sheet(isReduced(model.template)), model.name) },
      { name: `${model.name}.svg`, content: toSvg(templateSvg(sheet(false), model.name)) },
    );
  }
  return zipFiles(files);
}
