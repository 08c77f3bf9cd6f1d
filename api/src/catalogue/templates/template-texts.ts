import { TEMPLATE_CODES, type Template, type TemplateMeasure } from '@shop/drawing';
import { LANGUAGE_CODES } from '@shop/contract';
import { translations } from '../../common/public';
import { localize } from '../snapshot/localize';
import { templateTitle, type TemplateFile, type TemplateModel } from './template-files';

/** A model with its template drawn. */
export interface DrawnModel extends TemplateModel {
  template: Template;
}

/** The language of the text inside PDFs and SVGs, whose standard fonts have Latin letters only. */
const DRAWING_LANGUAGE = 'en';

/** The text lines on a template: its title, then each code with its meaning. */
export function templateLines(
  file: TemplateFile,
  { name, variant, template }: DrawnModel,
  isReduced: boolean,
): string[] {
  const sheet = translations(DRAWING_LANGUAGE, 'templates');
  const title = [
    templateTitle({ ...file, only: undefined }, DRAWING_LANGUAGE),
    localize(variant.name, DRAWING_LANGUAGE, ''),
  ].map(latinOnly);
  return [
    title.every(Boolean) ? title.join(', ') : name,
    ...(isReduced ? [String(sheet.tenth)] : []),
    ...template.measures.map((measure) => measureLine(sheet, measure)),
  ];
}

/** The text if the standard PDF fonts have all its characters, else an empty string. */
const latinOnly = (text: string): string => (/^[\u0020-\u007e\u00a0-\u00ff]*$/.test(text) ? text : '');

function measureLine(sheet: Record<string, unknown>, { mark, mm, count }: TemplateMeasure): string {
  const text = String(sheet[`mark.${mark}`])
    .replace('{mm}', () => mm.join(' × '))
    .replace('{count}', () => String(count ?? ''));
  return `${TEMPLATE_CODES[mark]}: ${text}`;
}

/** A README file with instructions in every language. */
export function buildReadmes(file: TemplateFile, drawn: readonly DrawnModel[]): { name: string; text: string }[] {
  return LANGUAGE_CODES.map((language) => {
    const sheet = translations(language, 'templates');
    const steps = ['how.place', 'how.bleed', 'how.safe', 'how.guides', 'how.file', 'how.send'];
    const marks = new Set(drawn.flatMap(({ template }) => template.measures).map(({ mark }) => mark));
    const models = drawn.map(({ name, variant: { print }, template: { bleedMm } }) =>
      [name, `${print.widthMm} × ${print.heightMm} mm`, `(+ ${bleedMm} mm)`].join('  '),
    );
    const lines = [
      templateTitle(file, language),
      '',
      String(sheet.what),
      '',
      ...models,
      '',
      ...steps.map((step, index) => `${index + 1}. ${String(sheet[step])}`),
      '',
      String(sheet.codes),
      ...[...marks].map((mark) => `${TEMPLATE_CODES[mark]}  ${String(sheet[`code.${mark}`])}`),
    ];
    return { name: `README.${language}.txt`, text: `${lines.join('\r\n')}\r\n` };
  });
}
