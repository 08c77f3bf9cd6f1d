import { TEMPLATE_CODES, type Template, type TemplateMeasure } from '@shop/drawing';
import { LANGUAGES, words } from '../../kernel/public';
import { inLanguage } from '../shelf';
import { titleOf, type TemplateFile, type TemplateModel } from './template-files';

/** A model with its template drawn. */
export interface DrawnModel extends TemplateModel {
  template: Template;
}

/** What the letters inside PDFs and SVGs are written in: every program has a font for it. */
const DRAWN_IN = 'en';

/** The lines that stand on a template: what it is of, then each code with what it means. */
export function linesOn(file: TemplateFile, { name, variant, template }: DrawnModel, tenth: boolean): string[] {
  const sheet = words(DRAWN_IN, 'templates');
  const title = [titleOf({ ...file, only: undefined }, DRAWN_IN), inLanguage(variant.name, DRAWN_IN, '')].map(latin);
  return [
    title.every(Boolean) ? title.join(', ') : name,
    ...(tenth ? [String(sheet.tenth)] : []),
    ...template.measures.map((measure) => codeLine(sheet, measure)),
  ];
}

/** Only what the PDF's own fonts can write. */
const latin = (text: string): string => (/^[\u0020-\u007e\u00a0-\u00ff]*$/.test(text) ? text : '');

function codeLine(sheet: Record<string, unknown>, { mark, mm, count }: TemplateMeasure): string {
  const said = String(sheet[`mark.${mark}`])
    .replace('{mm}', () => mm.join(' × '))
    .replace('{count}', () => String(count ?? ''));
  return `${TEMPLATE_CODES[mark]}: ${said}`;
}

/** How to use the files, once in every language of the shop. */
export function readmes(file: TemplateFile, drawn: readonly DrawnModel[]): { name: string; text: string }[] {
  return LANGUAGES.map((language) => {
    const sheet = words(language, 'templates');
    const steps = ['how.place', 'how.bleed', 'how.safe', 'how.guides', 'how.file', 'how.send'];
    const marks = new Set(drawn.flatMap(({ template }) => template.measures).map(({ mark }) => mark));
    const models = drawn.map(({ name, variant: { print }, template: { bleedMm } }) =>
      [name, `${print.widthMm} × ${print.heightMm} mm`, `(+ ${bleedMm} mm)`].join('  '),
    );
    const lines = [
      titleOf(file, language),
      '',
      String(sheet.what),
      '',
      ...models,
      '',
      ...steps.map((step, place) => `${place + 1}. ${String(sheet[step])}`),
      '',
      String(sheet.codes),
      ...[...marks].map((mark) => `${TEMPLATE_CODES[mark]}  ${String(sheet[`code.${mark}`])}`),
    ];
    return { name: `README.${language}.txt`, text: `${lines.join('\r\n')}\r\n` };
  });
}
