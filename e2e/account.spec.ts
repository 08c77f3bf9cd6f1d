import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { findLink, waitForEmails } from './sent-emails';
import { collectConsoleErrors } from './page-monitor';

const OLD = 'a quite good password';
const NEW = 'an even better password';

/** What the shop says in each language, as far as the journey meets it. */
const said = {
  en: {
    prefix: '',
    locale: 'en-US',
    email: 'E-mail',
    password: 'Password',
    again: 'Password again',
    agree: /I have read and agree/,
    register: 'Register',
    mine: 'My account',
    confirmMail: 'Please confirm your newsletter subscription',
    confirmed: 'Subscription confirmed',
    confirmedMail: 'You are subscribed to our newsletter',
    unsubscribed: 'Unsubscribed',
    account: 'Account',
    logOut: 'Log out',
    loggedOut: 'You are logged out.',
    notLoggedIn: 'You are not logged in',
    logIn: 'Log in',
    forgot: 'Forgot your password?',
    mailCode: 'Mail me a code',
    codeMail: 'Your code for a new password',
    codeIn: /Your code is (\S+)/,
    code: 'Verification code',
    newPassword: 'New password',
    newAgain: 'New password again',
    reset: 'Reset password',
    done: 'Password reset. Log in with the new one.',
  },
  ja: {
    prefix: '/ja',
    locale: 'ja-JP',
    email: 'メールアドレス',
    password: 'パスワード',
    again: 'パスワード（確認）',
    agree: /読み、同意します/,
    register: '登録する',
    mine: 'マイアカウント',
    confirmMail: 'ニュースレター登録のご確認',
    confirmed: '登録を確認しました',
    confirmedMail: 'ニュースレターの登録が完了しました',
    unsubscribed: '配信を停止しました',
    account: 'アカウント',
    logOut: 'ログアウト',
    loggedOut: 'ログアウトしました。',
    notLoggedIn: 'ログインしていません',
    logIn: 'ログイン',
    forgot: 'パスワードをお忘れですか？',
    mailCode: 'コードをメールで受け取る',
    codeMail: '新しいパスワード用のコード',
    codeIn: /コードは (\S+) です/,
    code: '確認コード',
    newPassword: '新しいパスワード',
    newAgain: '新しいパスワード（確認）',
    reset: 'パスワードを再設定',
    done: 'パスワードを再設定しました。新しいパスワードでログインしてください。',
  },
} as const;

type Words = (typeof said)[keyof typeof said];

for (const [language, words] of Object.entries(said)) {
  test(`an account, from registering to a new password (${language})`, async ({ browser }) => {
    const context = await browser.newContext({ locale: words.locale });
    const page = await context.newPage();
    const complaints = collectConsoleErrors(page);
    const email = `${randomUUID()}@people.test`;
    await test.step('registers', () => register(page, words, email));
    await test.step('confirms the newsletter and ends it, by the links in its mails', () =>
      readNewsletter(page, words, email));
    await test.step('logs out: told so, at home, in every tab', () => logOut(page, words));
    await test.step('has a code mailed for the forgotten password', () => forget(page, words, email));
    await test.step('sets a new password with it', () => reset(page, words, email));
    await test.step('logs in with the new one', async () => {
      await logIn(page, words, email, NEW);
      await expect(page.getByRole('heading', { level: 1, name: words.mine })).toBeVisible();
    });
    expect(complaints).toEqual([]);
    await context.close();
  });
}

async function register(page: Page, words: Words, email: string): Promise<void> {
  await page.goto(`${words.prefix}/account/register`);
  await page.getByLabel(words.email, { exact: true }).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill(OLD);
  await page.getByLabel(words.again, { exact: true }).fill(OLD);
  await page.getByLabel(words.agree).check();
  await page.getByRole('button', { name: words.register, exact: true }).click();
  await expect(page).toHaveURL(`${words.prefix}/account`);
}

async function readNewsletter(page: Page, words: Words, email: string): Promise<void> {
  const [ask] = await waitForEmails(email, words.confirmMail);
  await page.goto(findLink(ask));
  await expect(page.getByRole('heading', { level: 1, name: words.confirmed })).toBeVisible();
  const [welcome] = await waitForEmails(email, words.confirmedMail);
  await page.goto(findLink(welcome));
  await expect(page.getByRole('heading', { level: 1, name: words.unsubscribed })).toBeVisible();
}

async function logOut(page: Page, words: Words): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(`${words.prefix}/account`);
  await expect(other.getByText(words.password).first()).toBeVisible();
  const witness = () => page.evaluate(() => localStorage.getItem('witness'));
  const before = await witness();
  await page.getByRole('button', { name: words.account, exact: true }).click();
  await page.getByRole('menuitem', { name: words.logOut }).click();
  await expect(page.getByText(words.loggedOut)).toBeVisible();
  await expect(page).toHaveURL(words.prefix || '/');
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
  expect(await witness()).not.toBe(before);
  await expect(other.getByRole('heading', { name: words.notLoggedIn })).toBeVisible();
  await other.close();
}

async function forget(page: Page, words: Words, email: string): Promise<void> {
  await page.goto(`${words.prefix}/account/login`);
  await page.getByRole('link', { name: words.forgot }).click();
  await expect(page).toHaveURL(/\/account\/forgetpassword/);
  await page.getByLabel(words.email, { exact: true }).fill(email);
  await page.getByRole('button', { name: words.mailCode }).click();
  await expect(page).toHaveURL(/\/account\/resetpassword/);
}

async function reset(page: Page, words: Words, email: string): Promise<void> {
  const [mail] = await waitForEmails(email, words.codeMail);
  await page.goto(findLink(mail));
  await expect(page.getByLabel(words.email, { exact: true })).toHaveValue(email);
  await page.getByLabel(words.code).fill(words.codeIn.exec(mail?.text ?? '')?.[1] ?? '');
  await page.getByLabel(words.newPassword, { exact: true }).fill(NEW);
  await page.getByLabel(words.newAgain, { exact: true }).fill(NEW);
  await page.getByRole('button', { name: words.reset }).click();
  await expect(page.getByText(words.done)).toBeVisible();
  await expect(page).toHaveURL(`${words.prefix}/account/login`);
}

async function logIn(page: Page, words: Words, email: string, password: string): Promise<void> {
  await page.goto(`${words.prefix}/account/login`);
  await page.getByLabel(words.email, { exact: true }).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: words.logIn, exact: true }).click();
}

test.describe('who is not logged in', () => {
  test('goes on as a guest from the dialog, and the item is in the cart', async ({ page }) => {
    await page.goto('/banner/vinyl', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'You are not logged in' });
    await dialog.getByLabel('E-mail').fill(`${randomUUID()}@people.test`);
    await dialog.getByRole('button', { name: 'Go on as a guest' }).click();
    await expect(page).toHaveURL(/\/added2cart/);
    await page.goto('/cart');
    await expect(page.getByRole('table')).toContainText('Vinyl banner');
  });

  test('registers from the dialog, comes back to the product, and finds what was entered', async ({ page }) => {
    await page.goto('/banner/vinyl', { waitUntil: 'networkidle' });
    await page.getByLabel('Quantity').fill('7');
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await page.getByRole('dialog').getByRole('link', { name: 'Register' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByLabel('E-mail', { exact: true }).fill(`${randomUUID()}@people.test`);
    await page.getByLabel('Password', { exact: true }).fill(OLD);
    await page.getByLabel('Password again', { exact: true }).fill(OLD);
    await page.getByLabel(said.en.agree).check();
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page).toHaveURL('/banner/vinyl');
    await expect(page.getByLabel('Quantity')).toHaveValue('7');
  });

  test('any longer is told so on a page of the account, and what was stored is gone', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await storeSession(page, 9);
    await page.goto('/account');
    await expect(page.getByRole('heading', { name: 'Your session has timed out' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
  });

  test('any longer is told so on adding to the cart, and led to login and back', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await storeSession(page, 120);
    await page.goto('/banner/vinyl', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Your session has timed out' });
    await expect(dialog.getByRole('link', { name: 'Register' })).toBeVisible();
    await dialog.getByRole('link', { name: 'Go to login' }).click();
    await expect(page).toHaveURL('/account/login?to=%2Fbanner%2Fvinyl');
  });

  test('and under 18 is asked to register beside a parent', async ({ page }) => {
    await page.goto('/account/register', { waitUntil: 'networkidle' });
    const words = page.getByText('Under 18: please use the shop with a parent or guardian beside you.');
    const year = new Date().getUTCFullYear();
    await page.getByLabel(/Date of birth/).fill(`${year - 30}-01-01`);
    await expect(words).toBeHidden();
    await page.getByLabel(/Date of birth/).fill(`${year - 16}-01-01`);
    await expect(words).toBeVisible();
  });
});

/** A session that the shop does not know, with so many minutes to its expiry. */
async function storeSession(page: Page, minutes: number): Promise<void> {
  await page.evaluate((minutes) => {
    const expire = new Date(Date.now() + minutes * 60_000).toISOString();
    const tokens = { accessToken: 'a'.repeat(43), refreshToken: 'r'.repeat(43) };
    localStorage.setItem(
      'session',
      JSON.stringify({ role: 'customer', ...tokens, expire, expireInSeconds: minutes * 60 }),
    );
  }, minutes);
}
