import { type Config, readConfig } from '../common/public';
import { backOfficePolicy, pagePolicy } from './content-policy';

const configOf = (variables: Record<string, string>): Config =>
  readConfig({ DATABASE_URL: 'postgres://localhost/shop', ...variables });

test.each([
  ['without a public store only the shop itself', {}, `img-src 'self' data: blob:;`],
  [
    'with a public store also that store',
    { S3_PUBLIC_ENDPOINT: 'https://files.shop.example/' },
    `img-src 'self' data: blob: https://files.shop.example;`,
  ],
  [
    'with a store whose buckets are host names also the host of the bucket',
    { S3_PUBLIC_ENDPOINT: 'https://s3.example:8443', S3_BUCKET: 'prints', S3_FORCE_PATH_STYLE: 'false' },
    `img-src 'self' data: blob: https://prints.s3.example:8443;`,
  ],
])('pages load pictures from these places: %s', (_, variables, expected) => {
  expect(pagePolicy([`'nonce-n'`], configOf(variables))).toContain(expected);
  expect(backOfficePolicy(configOf(variables))).toContain(expected);
});
