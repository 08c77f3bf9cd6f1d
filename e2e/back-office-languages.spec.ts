import { expect, test, type Page } from '@playwright/test';
import { ApiUser } from './api-user';
import { openBackOffice } from './back-office';
import { collectConsoleErrors, isMissingTranslation } from './page-monitor';
import { openPage, PASSWORD } from './users';

const ORDER = 'DEM000-000000-000006';

/** Switches the language by the menu in the top bar, or on the login page. */
async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^(Language|语言|言語)/ }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  await expect(page.getByRole('button', { name: new RegExp(`^(Language|语言|言語).${'\\s'}?${name}`) })).toBeVisible();
}

/** The bodies of the API's answers: what customers and staff have written may be in English. */
function collectAnswers(page: Page): string[] {
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/api/') || !response.headers()['content-type']?.includes('json')) return;
    answers.push(await response.text().catch(() => ''));
  });
  return answers;
}

/** The English sentences of the page that are not from the API. */
async function findEnglishSentences(page: Page, answers: readonly string[]): Promise<string[]> {
  const texts = (await page.locator('body').innerText()).split('\n').map((text) => text.trim());
  return texts.filter(
    (text) =>
      /(?:[a-z’]+[\s,]+){2}[a-z’]+/i.test(text) &&
      /\b(?:the|an?|is|are|was|of|to|for|you|your|not|no|and|by|with|from|this|that)\b/i.test(text) &&
      !answers.some((answer) => answer.includes(JSON.stringify(text).slice(1, -1))),
  );
}

test('overview, orders, an order and errors of the back office are in Chinese', async ({ browser }) => {
  test.slow();
  const { email } = await ApiUser.createStaff('admin');
  const page = await openBackOffice(browser, email);
  const [consoleErrors, answers] = [collectConsoleErrors(page), collectAnswers(page)];
  await chooseLanguage(page, '中文');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.getByRole('heading', { level: 1, name: '概览' })).toBeVisible();

  await test.step('overview, orders and an order have no English sentence', async () => {
    for (const path of ['', 'orders', `orders/${ORDER}/show`]) {
      await page.goto(`/admin#/${path}`);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The page of an order keeps a stream open, so that its network is never idle.
      if (path.endsWith('show')) await expect(page.getByRole('main')).toContainText('订单总额');
      else await page.waitForLoadState('networkidle');
      // The text of an answer may be read after the page has shown it.
      await expect.poll(() => findEnglishSentences(page, answers), path).toEqual([]);
    }
  });

  await test.step('errors are in Chinese', async () => {
    await page.goto('/admin#/orders/unknown/show');
    await expect(page.getByText('找不到该内容。').first()).toBeVisible();
  });

  expect(consoleErrors.filter((error) => isMissingTranslation(error))).toEqual([]);
});

test('a member of staff finds the chosen language again in another browser, whatever language that had', async ({
  browser,
}) => {
  const { email } = await ApiUser.createStaff('accounting');
  const logIn = async (page: Page, name: string) => {
    await page.goto('/admin');
    await page.getByLabel(/^(Email|邮箱)/).fill(name);
    await page.getByLabel(/^(Password|密码)/).fill(PASSWORD);
    await page.getByRole('button', { name: /^(Log in|登录)$/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^(Overview|概览)$/ })).toBeVisible();
  };
  const first = await openPage(browser);
  await logIn(first, email);
  await Promise.all([
    first.waitForResponse((response) => response.url().endsWith('/api/admin/own-language') && response.ok()),
    chooseLanguage(first, '中文'),
  ]);

  const other = await openPage(browser);
  await logIn(other, 'factory@example.com');
  await expect(other.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await other.getByRole('button', { name: /^Account menu/ }).click();
  await other.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(other).toHaveURL(/login/);
  await logIn(other, email);
  await expect(other.getByRole('heading', { level: 1, name: '概览' })).toBeVisible();
  await expect(other.locator('html')).toHaveAttribute('lang', 'zh-CN');
});
