import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JobDescription, NestDescription } from '@shop/contract';
import { root } from './lib/programs';

test('the page about hot folders lists the fields of job.json in the order of their schema', () => {
  const page = readFileSync(join(root, 'docs/hot-folder.md'), 'utf8');
  const [, ofItem = '', ofNest = ''] = page.split(/^## /m);
  const fieldsOf = (section: string) => [...section.matchAll(/^\| `(\w+)`/gm)].map(([, field]) => field);
  expect(fieldsOf(ofItem)).toEqual(Object.keys(JobDescription.properties));
  expect(fieldsOf(ofNest)).toEqual(Object.keys(NestDescription.properties));
});
