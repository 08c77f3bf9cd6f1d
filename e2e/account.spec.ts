import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { storeInBrowser } from './api-user';
import { findLink, waitForEmails } from './sent-emails';
import { collectConsoleErrors } from './page-monitor';
import { testedLanguages } from './extended-tests';

const PASSWORD = 'a quite good password';
const NEW_PASSWORD = 'an even better password';

/** The texts of the shop that the test reads, by language. */
const texts = {
  en: {
    prefix: '',
    locale: 'en-US',
    email: 'Email',
    password: 'Password',
    passwordAgain: 'Confirm password',
    agree: /I have read and agree/,
    register: 'Register',
    myAccount: 'My account',
    confirmEmail: 'Please confirm your newsletter subscription',
    confirmed: 'Subscription confirmed',
    confirmedBefore: 'You have already confirmed your subscription',
    confirmedEmail: 'You are subscribed to our newsletter',
    unsubscribed: 'Unsubscribed',
    account: 'Account',
    logOut: 'Log out',
    loggedOut: 'You are logged out.',
    notLoggedIn: 'You are not logged in',
    logIn: 'Log in',
    forgotPassword: 'Forgot your password?',
    emailCode: 'Email me a code',
    codeEmail: 'Your password reset code',
    codePattern: /Your code is (\S+)/,
    code: 'Verification code',
    newPassword: 'New password',
    newPasswordAgain: 'Confirm new password',
    resetPassword: 'Reset password',
    passwordReset: 'Password reset. Log in with your new password.',
  },
  ja: {
    prefix: '/ja',
    locale: 'ja-JP',
    email: 'メールアドレス',
    password: 'パスワード',
    passwordAgain: 'パスワード（確認）',
    agree: /読み、同意します/,
    register: '登録する',
    myAccount: 'マイアカウント',
    confirmEmail: 'ニュースレター登録のご確認',
    confirmed: '登録を確認しました',
    confirmedBefore: '登録はすでに確認済みです',
    confirmedEmail: 'ニュースレターの登録が完了しました',
    unsubscribed: '配信を停止しました',
    account: 'アカウント',
    logOut: 'ログアウト',
    loggedOut: 'ログアウトしました。',
    notLoggedIn: 'ログインしていません',
    logIn: 'ログイン',
    forgotPassword: 'パスワードをお忘れですか？',
    emailCode: 'コードをメールで受け取る',
    codeEmail: 'パスワード再設定用のコード',
    codePattern: /コードは (\S+) です/,
    code: '確認コード',
    newPassword: '新しいパスワード',
    newPasswordAgain: '新しいパスワード（確認）',
    resetPassword: 'パスワードを再設定',
    passwordReset: 'パスワードを再設定しました。新しいパスワードでログインしてください。',
  },
} as const;

type Language = keyof typeof texts;
type Texts = (typeof texts)[Language];

for (const language of testedLanguages<Language>(['en', 'ja'], ['ja'])) {
  const text = texts[language];
  test(`a visitor registers, confirms and ends the newsletter, logs out and resets the password (${language})`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale: text.locale });
    const page = await context.newPage();
    const consoleErrors = collectConsoleErrors(page);
    const email = `${randomUUID()}@people.test`;

    await test.step('registers', async () => {
      await page.goto(`${text.prefix}/account/register`);
      await fillRegistration(page, text, email);
      await expect(page).toHaveURL(`${text.prefix}/account`); // S2.109, S6.6
    });

    await test.step('confirms the newsletter and ends it, by the links in the emails', async () => {
      const [confirmation] = await waitForEmails(email, text.confirmEmail);
      await page.goto(findLink(confirmation));
      await expect(page.getByRole('heading', { level: 1, name: text.confirmed })).toBeVisible(); // S8.30
      expect(new URL(page.url()).pathname).toBe(`${text.prefix}/home/ConfirmSubscription`); // S2.177
      await page.goto('about:blank');
      await page.goto(findLink(confirmation));
      await expect(page.getByRole('heading', { level: 1, name: text.confirmedBefore })).toBeVisible();
      const [welcome] = await waitForEmails(email, text.confirmedEmail);
      await page.goto(findLink(welcome));
      await expect(page.getByRole('heading', { level: 1, name: text.unsubscribed })).toBeVisible(); // S8.31
      expect(new URL(page.url()).pathname).toBe(`${text.prefix}/home/Unsubscribe`); // S2.178
    });

    await test.step('logs out in every tab', () => logOut(page, text));

    await test.step('asks for a code to reset the password', async () => {
      await page.goto(`${text.prefix}/account/login`);
      await page.getByRole('link', { name: text.forgotPassword }).click();
      await expect(page).toHaveURL(`${text.prefix}/account/forgetpassword`); // S2.110
      // The address changes before the page does.
      await expect(page.getByRole('button', { name: text.emailCode })).toBeVisible();
      await page.getByLabel(text.email, { exact: true }).fill(email);
      await page.getByRole('button', { name: text.emailCode }).click();
      await expect(page).toHaveURL(/\/account\/resetpassword/); // S2.111
    });

    await test.step('sets a new password with the code', async () => {
      const [codeEmail] = await waitForEmails(email, text.codeEmail);
      await page.goto(findLink(codeEmail));
      await expect(page.getByLabel(text.email, { exact: true })).toHaveValue(email);
      await page.getByLabel(text.code).fill(text.codePattern.exec(codeEmail?.text ?? '')?.[1] ?? '');
      await page.getByLabel(text.newPassword, { exact: true }).fill(NEW_PASSWORD);
      await page.getByLabel(text.newPasswordAgain, { exact: true }).fill(NEW_PASSWORD);
      await page.getByRole('button', { name: text.resetPassword }).click();
      await expect(page.getByText(text.passwordReset)).toBeVisible(); // S8.41
      await expect(page).toHaveURL(`${text.prefix}/account/login`); // S2.108
      await expect(page.getByRole('button', { name: text.logIn, exact: true })).toBeVisible();
    });

    await test.step('logs in with the new password', async () => {
      await page.getByLabel(text.email, { exact: true }).fill(email);
      await page.getByLabel(text.password, { exact: true }).fill(NEW_PASSWORD);
      await page.getByRole('button', { name: text.logIn, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: text.myAccount })).toBeVisible(); // S6.7
    });

    expect(consoleErrors).toEqual([]);
    await context.close();
  });
}

test('a guest adds an item to the cart from the login dialog', async ({ page }) => {
  await page.goto('/added2cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await page.goto('/banner/vinyl', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'You are not logged in' });
  await dialog.getByLabel('Email').fill(`${randomUUID()}@people.test`);
  await dialog.getByRole('button', { name: 'Continue as guest' }).click();
  await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toContainText('Your cart has 1 item.');
  await page.getByRole('link', { name: 'Go to cart' }).click();
  await expect(page.getByRole('table', { name: 'Cart' })).toContainText('Vinyl banner');
  await page.goto('/added2cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Added to your cart' })).toBeVisible(); // S2.176
  await expect(page.getByText('Your cart has 1 item.')).toBeVisible();
});

test('registering from the login dialog returns to the product with the entered quantity', async ({ page }) => {
  await page.goto('/banner/vinyl', { waitUntil: 'networkidle' });
  await page.getByLabel('Quantity').fill('7');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'Register' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await fillRegistration(page, texts.en, `${randomUUID()}@people.test`);
  await expect(page).toHaveURL('/banner/vinyl');
  await expect(page.getByLabel('Quantity')).toHaveValue('7');
});

test('an account page reports a timed-out session and clears it', async ({ page }) => {
  await storeInvalidSession(page, 9);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Your session has timed out' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
});

test('adding to the cart after a timeout opens a dialog that leads to login and back', async ({ page }) => {
  await storeInvalidSession(page, 120);
  await page.goto('/banner/vinyl', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Your session has timed out' });
  await expect(dialog).toBeVisible(); // S6.24
  await expect(dialog.getByRole('link', { name: 'Register' })).toBeVisible(); // S6.28
  await dialog.getByRole('link', { name: 'Go to login' }).click();
  await expect(page).toHaveURL('/account/login?to=%2Fbanner%2Fvinyl'); // S6.27
});

test('the registration form asks people under 18 for supervision by a parent', async ({ page }) => {
  await page.goto('/account/register', { waitUntil: 'networkidle' });
  const notice = page.getByText('If you are under 18, please use the shop together with a parent or guardian.');
  // S5.60
  await expect(page.getByText('supervised by a parent if you are 13 to 17')).toBeVisible();
  const year = new Date().getUTCFullYear();
  await page.getByLabel(/Date of birth/).fill(`${year - 30}-01-01`);
  await expect(notice).toBeHidden();
  await page.getByLabel(/Date of birth/).fill(`${year - 16}-01-01`);
  await expect(notice).toBeVisible(); // S5.61
});

async function fillRegistration(page: Page, text: Texts, email: string): Promise<void> {
  await page.getByLabel(text.email, { exact: true }).fill(email);
  await page.getByLabel(text.password, { exact: true }).fill(PASSWORD);
  await page.getByLabel(text.passwordAgain, { exact: true }).fill(PASSWORD);
  await page.locator('input[name=birthDate]').fill('1990-04-25');
  await page.getByLabel(text.agree).check();
  await page.getByRole('button', { name: text.register, exact: true }).click();
}

async function logOut(page: Page, text: Texts): Promise<void> {
  const otherTab = await page.context().newPage();
  await otherTab.goto(`${text.prefix}/account`);
  await expect(otherTab.getByText(text.password).first()).toBeVisible();
  const readLogoutMarker = () => page.evaluate(() => localStorage.getItem('witness'));
  const marker = await readLogoutMarker();
  await page.getByRole('button', { name: text.account, exact: true }).click();
  await page.getByRole('menuitem', { name: text.logOut }).click();
  await expect(page.getByText(text.loggedOut)).toBeVisible();
  await expect(page).toHaveURL(text.prefix || '/');
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
  expect(await readLogoutMarker()).not.toBe(marker);
  await expect(otherTab.getByRole('heading', { name: text.notLoggedIn })).toBeVisible();
  await otherTab.close();
}

/** Stores a session that the shop does not know and that expires in so many minutes. */
async function storeInvalidSession(page: Page, minutes: number): Promise<void> {
  const session = {
    role: 'customer',
    accessToken: 'a'.repeat(43),
    refreshToken: 'r'.repeat(43),
    expire: new Date(Date.now() + minutes * 60_000).toISOString(),
    expireInSeconds: minutes * 60,
  };
  await storeInBrowser(page, 'session', session);
}
