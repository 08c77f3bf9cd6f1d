import { unzip } from '../../test/unzip';
import { zipFiles } from './zip-files';

const FILES = [
  { name: 'job.json', content: '{"nest":7}' },
  { name: '印刷/nest-7.pdf', content: new Uint8Array([0, 255, 10, 13]) },
];

test('an archive contains each file as it is, and equal files give equal bytes', async () => {
  const archive = await zipFiles(FILES);
  const files = unzip(archive);
  expect([...files.keys()]).toEqual(FILES.map(({ name }) => name));
  for (const { name, content } of FILES) expect(files.get(name)).toEqual(Buffer.from(content));
  expect(await zipFiles(FILES)).toEqual(archive);
});
