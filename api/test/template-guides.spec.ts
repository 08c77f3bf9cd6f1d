import { template, templateSheet } from '@shop/drawing';
import { templatePdf } from '../src/catalogue/templates/template-pdf';
import { examineFile } from '../src/preflight/child/examine-file';
import { unknownFacts } from '../src/preflight/child/facts';
import { sourceInMemory } from '../src/preflight/child/source';

test('an examination recognizes the guides of a template that the shop has drawn', async () => {
  const variant = { name: {}, widthMm: 850, heightMm: 2060, depthMm: 300, print: { widthMm: 850, heightMm: 2000 } };
  const drawn = template('roll-up', variant);
  if (!drawn) throw new Error('there is no template');
  const pdf = await templatePdf(templateSheet(drawn, ['T: cut edge']), 'A stand');
  const facts = unknownFacts('pdf');
  await examineFile(sourceInMemory(pdf), { facts, report: () => undefined, save: async () => undefined });
  expect(facts).toMatchObject({ hasTemplateGuides: true, widthMm: expect.closeTo(860, 1) as number });
});
