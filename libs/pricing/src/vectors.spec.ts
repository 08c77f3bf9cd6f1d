import { readFileSync } from 'node:fs';
import { compileTariff, quote } from './index';
const v = JSON.parse(readFileSync(__dirname + '/fixtures/pricing-vectors.json','utf8'));
const t = compileTariff(v.tariff);
it.each(v.cases.map((c: any) => [c.name, c]))('%s', (_n: string, c: any) => {
  const r = quote(t, c.request);
  if (c.expect.error) expect({...(r as any).refusal}).toEqual(c.expect.error);
  else expect((r as any).quote).toMatchObject(c.expect);
});
