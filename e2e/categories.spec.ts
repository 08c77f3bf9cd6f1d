import { expect, test } from '@playwright/test';
import { openBackOffice } from './back-office';
import { findPageFaults } from './page-monitor';
import { openPage } from './users';

test('a category is created, gets a product, and both have pages in the shop', async ({ browser }) => {
  const code = `walls-${Date.now()}`;
  const name = `Walls ${code}`;
  const staff = await openBackOffice(browser, 'service@example.com');

  await test.step('a category with the address of another page is refused', async () => {
    await staff.goto('/admin#/categories/create');
    await staff.getByLabel('Code').fill('cart');
    await staff.getByRole('textbox', { name: 'Name' }).fill(name);
    await staff.getByRole('button', { name: 'Create category' }).click();
    await expect(staff.getByLabel('Code')).toHaveAccessibleDescription(/used|taken/i);
  });

  await test.step('a category is created with an English and a Japanese text', async () => {
    await staff.getByLabel('Code').fill(code);
    await staff.getByLabel('Summary').fill('For every wall.');
    await staff.getByRole('button', { name: 'Create category' }).click();
    await expect(staff.getByRole('heading', { level: 1, name })).toBeVisible();
    await staff.getByRole('tab', { name: /^Japanese/ }).click();
    await staff.getByRole('button', { name: 'Write text' }).click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('壁面');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(staff.getByText('壁面')).toBeVisible();
  });

  await test.step('a copied product cannot be moved, so a product is created in it and priced', async () => {
    await staff.goto('/admin#/products/create');
    await staff.getByLabel('SKU').fill(code);
    await staff.getByRole('combobox', { name: 'Category' }).click();
    await staff.getByRole('option', { name }).click();
    await expect(staff.getByRole('combobox', { name: 'Category' })).toHaveText(name);
  });

  await test.step('the shop shows the category in its menu and has a page for it', async () => {
    const visitor = await openPage(browser, { viewport: { width: 1280, height: 800 } });
    await visitor.goto(`/${code}`);
    await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(visitor.getByText('For every wall.')).toBeVisible();
    await visitor.goto(`/ja/${code}`);
    await expect(visitor.getByRole('heading', { level: 1, name: '壁面' })).toBeVisible();
    expect(await findPageFaults(visitor)).toEqual([]);
  });
});
