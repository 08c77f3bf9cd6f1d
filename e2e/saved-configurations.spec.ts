import { expect, test } from '@playwright/test';
import { LANGUAGES } from '@shop/contract';
import { findAxeFaults } from './accessibility';
import { BLANK_MESH, createUnpaidOrder, FLAG, registerCustomer } from './own-order';
import { findPageFaults, openLoaded } from './page-monitor';
import { pathIn } from './pages';
import { testedLanguages } from './extended-tests';
import { openPage } from './users';
import { languages, PHONE, WIDE } from './visitors';

test('a configuration is saved on the product page, opened with everything restored, renamed and deleted', async ({
  page,
}) => {
  const customer = await registerCustomer(page);
  await page.goto('/banner/vinyl', { waitUntil: 'networkidle' });
  await page.getByLabel('Unit').selectOption('Centimeter');
  await page.getByLabel('Width').fill('90.5');
  await page.getByLabel('Length').fill('140');
  await page.getByLabel('Quantity', { exact: true }).fill('7');
  await page.getByLabel('Pole pocket').check();
  await page.getByRole('button', { name: 'Save configuration' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this configuration' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter a name.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Trade fair');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Configuration saved.')).toBeVisible();

  await page.goto('/account/saved');
  await expect(page.getByRole('listitem').filter({ hasText: 'Trade fair' })).toContainText('90.5 × 140 cm');
  await page.getByRole('link', { name: 'Open “Trade fair”' }).click();
  await expect(page.getByText('You opened your saved configuration “Trade fair”.')).toBeVisible();
  await expect(page.getByLabel('Width')).toHaveValue('90.5');
  await expect(page.getByLabel('Length')).toHaveValue('140');
  await expect(page.getByLabel('Unit').getByRole('option', { selected: true })).toHaveText('Centimeter');
  await expect(page.getByLabel('Quantity', { exact: true })).toHaveValue('7');
  await expect(page.getByLabel('Pole pocket')).toBeChecked();
  await page.getByLabel('Quantity', { exact: true }).fill('8');
  await expect(page.getByRole('button', { name: 'Save configuration' })).toBeEnabled();
  await page.getByRole('button', { name: 'Save configuration' }).click();
  await expect(dialog.getByText('This replaces the configuration that you saved under this name.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const { items } = await customer.call('Account/SavedConfigurations', {});
  expect(items.map(({ name, item }) => [name, item.quantity])).toEqual([['Trade fair', 8]]);

  await page.goto('/account/saved');
  await page.getByRole('button', { name: 'Rename “Trade fair”' }).click();
  const rename = page.getByRole('dialog', { name: 'Rename this configuration' });
  await rename.getByLabel('Name').fill('Summer fair');
  await rename.getByRole('button', { name: 'Save' }).click();
  const add = page.getByRole('button', { name: 'Add to cart: “Summer fair”' });
  await add.click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeVisible();
  await add.click();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Delete “Summer fair”' }).click();
  await page.getByRole('dialog', { name: 'Delete “Summer fair”?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('You have not saved a configuration yet.')).toBeVisible();
});

test('a visitor is asked to log in before a configuration is saved, and an unknown one is reported', async ({
  page,
}) => {
  await page.goto('/banner/vinyl', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Save configuration' }).click();
  await expect(page.getByRole('dialog', { name: 'You are not logged in' })).toContainText(
    'Log in to save configurations in your account.',
  );
  await registerCustomer(page);
  await page.goto(`/banner/vinyl?saved=${crypto.randomUUID()}`);
  await expect(page.getByText('This saved configuration no longer exists.')).toBeVisible();
});

test('axe finds nothing on the saved configurations and beside a cart with an item', async ({ browser }) => {
  test.slow();
  for (const language of testedLanguages(languages, ['es'])) {
    const page = await openPage(browser, { viewport: WIDE, locale: LANGUAGES[language].locale });
    const customer = await registerCustomer(page);
    await customer.call('Account/SaveConfiguration', { name: 'Trade fair', item: BLANK_MESH });
    await customer.call('Cart/Add2Cart', { item: BLANK_MESH });
    await openLoaded(page, pathIn(language, '/account/saved'));
    await expect(page.getByRole('heading', { name: 'Trade fair' })).toBeVisible();
    await expect(page.getByRole('banner').locator('a[href$="/cart"]')).toHaveText('1');
    expect(await findAxeFaults(page), language).toEqual([]);
  }
});

test('a withdrawn product keeps its picture in its place and the names of its variant, and has no link', async ({
  browser,
}) => {
  const page = await openPage(browser, { viewport: PHONE });
  const customer = await registerCustomer(page);
  await customer.call('Account/SaveConfiguration', { name: 'Parade', item: FLAG });
  const orderId = await createUnpaidOrder(customer, FLAG);
  await page.route('**/api/Catalog/ProductsBySku?*', (route) => route.fulfill({ json: { data: [] } }));

  await openLoaded(page, '/account/saved');
  const saved = page.getByRole('listitem').filter({ hasText: 'Parade' });
  await expect(saved).toContainText('14 × 21 cm');
  const picture = await saved.locator('img').boundingBox();
  expect(picture?.width).toBeLessThanOrEqual(88);
  expect(await findPageFaults(page)).toEqual([]);

  await openLoaded(page, `/account/view-order?orderId=${orderId}`);
  const item = page.getByRole('article', { name: 'Hand flag' });
  await expect(item).toContainText('14 × 21 cm');
  await expect(item.getByRole('link', { name: 'Hand flag' })).toHaveCount(0);
  await expect(item.locator('[class*=drawing]')).toHaveCount(0);
});
