import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SiteSettings } from '../../src/common/public';
import { createApiCalls, openShop, type ApiCalls, type Shop } from '../app';
import { eventually } from '../eventually';
import { FakeSmtp } from '../fake-smtp';
import { fixtureCatalogue } from '../fixture-catalogue';
import { findFreePort, ServerProcess } from '../server-process';
import { openTestEnv, type TestEnv } from '../test-env';
import { PASSWORD } from '../users';
import { ProjectCopy } from './project-copy';
import { pseudoText } from './pseudo-translation';

let testEnv: TestEnv;
let shop: Shop;
let smtp: FakeSmtp;
let copy: ProjectCopy;
let server: ServerProcess;
let api: ApiCalls;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, { WORKER: '0' });
  await fixtureCatalogue(shop);
  smtp = await FakeSmtp.start();
  copy = new ProjectCopy();
  copy.addLanguage('xx', 'Pseudo');
  const env = { ...testEnv.env, PUBLIC_ORIGIN: 'http://shop.test', SMTP_URL: smtp.url };
  server = await ServerProcess.start(await findFreePort(), env, copy.folder);
  api = createApiCalls(server.origin, shop.app.get(SiteSettings, { strict: false }).siteKey);
}, 240_000);

afterAll(async () => {
  await server?.kill();
  copy?.remove();
  smtp?.stop();
  await shop?.close();
  await testEnv?.close();
});

/** The text of the storefront at a path such as `quote:share.title`, in the pseudo-language. */
function storefrontText(key: string): string {
  const [namespace = '', name = ''] = key.split(':');
  const file = path.resolve(__dirname, `../../../storefront/app/locales/en/${namespace}.json`);
  const find = (texts: unknown, part: string) => (texts as Record<string, unknown> | undefined)?.[part];
  const text = name.split('.').reduce(find, JSON.parse(readFileSync(file, 'utf8')) as unknown);
  if (typeof text !== 'string') throw new Error(`${file} has no text ${name}.`);
  return pseudoText(text);
}

async function openPage(url: string, language = 'xx'): Promise<string> {
  const response = await fetch(server.origin + url, { headers: { 'accept-language': language } });
  expect([url, response.status]).toEqual([url, 200]);
  return response.text();
}

describe('a sixth language, which is a row of the registry and a folder of texts in API and storefront,', () => {
  it.each([
    ['/xx', ['home:title', 'common:footer.about']],
    ['/xx/support', ['support:title', 'support:faq.account.ask']],
    ['/xx/account/login', ['login:login.title']],
    ['/xx/banner', ['catalog:filters.title']],
    ['/xx/banner/vinyl', ['quote:add', 'product:tabs.flow', 'product:field.width']],
  ])('is the language of the page %s', async (url, texts) => {
    const html = await openPage(url);
    expect(/<html[^>]* lang="(\w+)"/.exec(html)?.[1]).toBe('xx');
    expect(texts.filter((key) => !html.includes(storefrontText(key)))).toEqual([]);
  });

  it('is an alternative of a page, and offered to readers who prefer it', async () => {
    const html = await openPage('/support');
    const links = html.match(/<link [^>]*>/g) ?? [];
    expect(links.filter((link) => link.includes('="xx"'))).toEqual([expect.stringContaining('/xx/support"')]);
    expect(html.includes(storefrontText('common:languageOffer.text'))).toBe(true);
  });

  it('is the language of errors and emails of the API', async () => {
    const account = { email: `${randomUUID()}@new.test`, password: PASSWORD, confirmPassword: PASSWORD, agree: true };
    const { detail } = await api.expectError('TokenAuth/Register', { ...account, agree: false }, { language: 'xx' });
    expect(detail).toBe(pseudoText('You must agree to continue!'));
    await api.call('TokenAuth/Register', { ...account, language: 'xx' as 'en' });
    await eventually(async () => {
      const subjects = smtp.received.map(({ text }) => /^Subject: (.*)/m.exec(text)?.[1]?.trim());
      expect(subjects).toContainEqual(expect.stringMatching(/^\[xx Welcome to .+\]$/));
    });
  });
});
