import { expect, test } from '@playwright/test';
import type { ItemView } from '@shop/contract';
import { openBackOffice } from './back-office';
import { registerCustomer } from './own-order';
import { collectConsoleErrors, findPageFaults } from './page-monitor';
import { openPage } from './users';

test('a category and a product with a variant are created, priced in a draft, published and quoted in the shop', async ({
  browser,
}) => {
  const sku = `display-${Date.now()}`;
  const name = `Counter display ${sku}`;
  const [category, categoryName] = [`counters-${Date.now()}`, `Counters ${sku}`];
  const staff = await openBackOffice(browser, 'service@example.com');
  const choose = async (label: string, option: string) => {
    await staff.getByRole('combobox', { name: label }).fill(option);
    await staff.getByRole('option', { name: option, exact: true }).click();
  };
  const select = async (label: string, name: RegExp) => {
    const [box, option] = [staff.getByRole('combobox', { name: label }), staff.getByRole('option', { name })];
    // A newly loaded list may replace the one that is being clicked.
    await expect(async () => {
      if (!(await option.isVisible())) await box.click();
      await option.click({ timeout: 3_000 });
      await expect(box).toHaveText(name, { timeout: 1_000 });
    }).toPass();
  };

  await test.step('a category cannot have the address of another page, and gets its own', async () => {
    await staff.goto('/admin#/categories/create');
    await staff.getByLabel('Code').fill('cart');
    await staff.getByRole('textbox', { name: 'Name', exact: true }).fill(categoryName);
    await staff.getByLabel('Summary').fill('For every counter.');
    await staff.getByRole('button', { name: 'Create category' }).click();
    await expect(staff.getByText('This is already in use.')).toBeVisible();
    await staff.getByLabel('Code').fill(category);
    await staff.getByRole('button', { name: 'Create category' }).click();
    await expect(staff.getByRole('heading', { level: 1, name: categoryName })).toBeVisible();
  });

  await test.step('an incomplete product, or one with a SKU in use, is refused at its fields', async () => {
    await staff.goto('/admin#/products/create');
    await staff.getByRole('radio', { name: 'By piece' }).check();
    await staff.getByRole('button', { name: 'Create product' }).click();
    await expect(staff.getByText('Required', { exact: true }).first()).toBeVisible();
    await staff.getByLabel('SKU').fill('roll-up');
    await select('Category', new RegExp(`^${categoryName}$`));
    await staff.getByLabel('Address').fill(sku);
    await staff.getByLabel('Code').fill('60x40');
    const variants = staff.getByRole('group', { name: 'Variants' });
    await variants.getByLabel('Name').fill('60 × 40 cm');
    const sizes = {
      'Width, mm': '620',
      'Height, mm': '420',
      'Depth, mm': '200',
      'Print width': '600',
      'Print height': '400',
    };
    for (const [label, size] of Object.entries(sizes)) {
      await variants.getByRole('spinbutton', { name: new RegExp(`^${label}`) }).fill(size);
    }
    const text = staff.getByRole('group', { name: 'English text' });
    await text.getByRole('textbox').nth(0).fill(name);
    await text.getByRole('textbox').nth(1).fill('A small stand for the counter.');
    await text.getByRole('textbox').nth(2).fill('Stands by the till and holds one printed panel.');
    const print = staff.getByRole('group', { name: 'Printing' });
    await print.getByRole('combobox').click();
    await staff.getByRole('option').first().click();
    await choose('Shape', 'Roll up');
    await choose('Scene', 'Roll up lobby');
    await choose('Close-up', 'Uv ink');
    await staff.getByRole('button', { name: 'Create product' }).click();
    await expect(staff.getByText('This is already in use.')).toBeVisible();
    await staff.getByLabel('SKU').fill(sku);
    expect(await findPageFaults(staff)).toEqual([]);
    await staff.getByRole('button', { name: 'Create product' }).click();
  });

  await test.step('its prices are entered in the draft that opens, and published', async () => {
    await expect(staff.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(staff.getByRole('alert').filter({ hasText: 'Can’t be published' })).toBeVisible();
    await staff.getByRole('listitem').filter({ hasText: sku }).getByRole('button', { name: 'Edit' }).click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByLabel('Retail, CN¥/piece, tier 1').fill('64');
    await dialog.getByLabel('Reseller, CN¥/piece, tier 1').fill('52.50');
    await dialog.getByLabel('Grams', { exact: false }).first().fill('900');
    await dialog.getByLabel('cm³').fill('4000');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await staff.getByRole('button', { name: 'Publish now' }).click();
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('it is offered and has a price in the shop', async () => {
    await staff.goto(`/admin#/products/${sku}/show`);
    await staff.getByRole('button', { name: 'Relist' }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Relist' }).click();
    await expect(staff.getByRole('button', { name: 'Withdraw' })).toBeVisible();
    const visitor = await openPage(browser);
    await expect(async () => {
      await visitor.goto(`/${category}/${sku}`);
      await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(visitor.getByRole('region', { name: 'Original quote' })).toContainText('CN¥64.00');
    await visitor.getByRole('textbox', { name: 'Quantity' }).fill('3');
    await expect(visitor.getByRole('region', { name: 'Original quote' })).toContainText('CN¥192.00');
    await visitor.goto(`/${category}`);
    await expect(visitor.getByRole('heading', { level: 1, name: categoryName })).toBeVisible();
    await expect(visitor.getByRole('main').getByRole('link', { name })).toBeVisible();
  });

  await test.step('the first prices of a product cannot be taken back, and no draft is left of the attempt', async () => {
    await staff.goto('/admin#/tariff-drafts');
    await staff.getByRole('main').getByRole('link', { name, exact: true }).click();
    await staff.getByRole('button', { name: 'Restore earlier prices' }).click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Create price change' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await staff.goto('/admin#/tariff-drafts');
    await expect(staff.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
    await expect(staff.getByRole('main').getByRole('link', { name: `Undo: ${name}` })).toHaveCount(0);
  });

  await test.step('once it is withdrawn, a saved configuration of it says so and cannot be opened or added', async () => {
    const customer = await openPage(browser);
    const consoleErrors = collectConsoleErrors(customer);
    const account = await registerCustomer(customer);
    const item: ItemView = { sku, variant: '60x40', quantity: 3, artwork: 'custom', finishes: [] };
    const { id } = await account.call('Account/SaveConfiguration', { name: 'Till', item });
    await staff.goto(`/admin#/products/${sku}/show`);
    await staff.getByRole('button', { name: 'Withdraw' }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(staff.getByRole('button', { name: 'Relist' })).toBeVisible();
    await customer.goto('/account/saved', { waitUntil: 'networkidle' });
    const saved = customer.getByRole('listitem').filter({ hasText: 'Till' });
    await expect(saved).toContainText(name);
    await expect(saved).toContainText('This product isn’t available.');
    await expect(saved.getByRole('link')).toHaveCount(0);
    await expect(saved.getByRole('button')).toHaveText(['Rename', 'Delete']);
    expect(await findPageFaults(customer)).toEqual([]);
    expect(consoleErrors).toEqual([]);
    const page = await customer.goto(`/${category}/${sku}?saved=${id}`);
    expect(page?.status()).toBe(404);
    await expect(customer.getByText('This page could not be found').first()).toBeVisible();
    await customer.goto('/account/saved', { waitUntil: 'networkidle' });
    await customer.getByRole('button', { name: 'Delete “Till”' }).click();
    await customer.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(customer.getByText('You have not saved a configuration yet.')).toBeVisible();
  });
});
