import { findPageByPattern, type Page, pages } from '../../pages';
import { isValidAddress } from './address-validations';
import { openPage, preparePage, serverTiming } from './page-request.server';
import { StepTimes } from './step-times';

const open = (path: string, pattern: string, params: Record<string, string> = {}) => ({
  request: new Request(`http://shop.example${path}`),
  context: {},
  params,
  pattern,
});

const rejectionOf = (args: ReturnType<typeof open>): unknown => {
  try {
    openPage(args);
  } catch (rejection) {
    return rejection;
  }
  return null;
};

afterEach(() => jest.restoreAllMocks());

test('the steps of a page request begin in the order language, layout, validation, data', () => {
  const args = open('/track', ':lang?/track');
  expect(serverTiming(args.context)).toBeNull();
  openPage(args);
  expect(serverTiming(args.context)).toMatch(
    /^language;dur=[\d.]+, layout;dur=[\d.]+, validation;dur=[\d.]+, data;dur=[\d.]+$/,
  );
});

test('a step lasts until the next one begins, the last one until the response', () => {
  const times = [10, 10.25, 13, 20];
  const steps = new StepTimes(() => times.shift() ?? 0);
  steps.begin('language');
  steps.begin('layout');
  steps.begin('data');
  expect(steps.toHeader()).toBe('language;dur=0.3, layout;dur=2.8, data;dur=7');
});

test('the loaders of one request share what was prepared', () => {
  const args = open('/track', ':lang?/track');
  expect(openPage(args)).toBe(preparePage(args));
  expect(openPage({ ...args, context: {} })).not.toBe(preparePage(args));
});

test('an unknown language prefix is not found, and the app shell is prepared nevertheless', () => {
  const args = open('/xx/track', ':lang?/track', { lang: 'xx' });
  expect(rejectionOf(args)).toMatchObject({ init: { status: 404 } });
  expect(preparePage(args).layout).toEqual({ railOpen: true, hasCookieConsent: false, wasLanguageOffered: false });
});

test.each([
  ['/DE/banner', 'de/:category', { category: 'banner' }],
  ['/De', 'de', {}],
  ['/EN/banner', 'en/:category', { category: 'banner' }],
])('a language prefix in capital letters is not found: %s', (path, pattern, params) => {
  expect(rejectionOf(open(path, pattern, params))).toMatchObject({ init: { status: 404 } });
});

test('the prefix of the default language redirects before anything is fetched', () => {
  const rejection = rejectionOf(open('/en/track?orderId=1', ':lang?/track', { lang: 'en' })) as Response;
  expect([rejection.status, rejection.headers.get('location')]).toEqual([301, '/track?orderId=1']);
});

test.each([
  ['/vinyl%20banner', ':category', { category: 'vinyl banner' }],
  ['/banner/<b>', ':category/:slug', { category: 'banner', slug: '<b>' }],
  ['/ja/banner/%00', 'ja/:category/:slug', { category: 'banner', slug: '\u0000' }],
])('an address that no category or product can have is not found: %s', (path, pattern, params) => {
  expect(rejectionOf(open(path, pattern, params))).toMatchObject({ init: { status: 404 } });
});

test('every validation that a page names exists', () => {
  for (const { validations } of Object.values(pages)) {
    for (const name of validations) expect(isValidAddress(name, {})).toBeDefined();
  }
});

test('a page that names an unknown validation is answered with the status 500', () => {
  jest.replaceProperty(findPageByPattern(':category') as Page, 'validations', ['unknown']);
  // S8.23
  expect(rejectionOf(open('/banner', ':category', { category: 'banner' }))).toMatchObject({ init: { status: 500 } });
});
