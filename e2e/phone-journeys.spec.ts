import { expect, test } from '@playwright/test';
import { LANGUAGE_CODES } from '@shop/contract';
import { ADDRESS, registerCustomer } from './own-order';
import { storefrontText } from './storefront-texts';
import { testedLanguages } from './extended-tests';
import { PHONE } from './visitors';

for (const language of testedLanguages(LANGUAGE_CODES, ['ja'])) {
  test.describe(`in ${language}`, () => {
    test.use({ viewport: PHONE, locale: language });

    test('a customer on a phone gets from the search to paid, on three pages after the product', async ({ page }) => {
      test.setTimeout(120_000);
      const text = (file: string, key: string) => storefrontText(language, file, key);
      const prefix = language === 'en' ? '' : `/${language}`;
      const customer = await registerCustomer(page);
      await customer.call('Account/SaveShippingAddress', ADDRESS);
      const response = await page.request.get('/api/Catalog/Product?sku=roll-up', {
        headers: { 'accept-language': language },
      });
      const { data: product } = (await response.json()) as { data: { name: string } };
      const screens: string[] = [];
      page.on('framenavigated', (frame) => {
        const screen = new URL(frame.url()).pathname.slice(prefix.length);
        if (frame === page.mainFrame() && screen !== screens.at(-1)) screens.push(screen);
      });

      await page.goto(prefix || '/');
      const search = text('common', 'bar.search');
      await page.getByRole('banner').getByRole('button', { name: search }).click();
      const field = page.getByRole('dialog', { name: search }).getByPlaceholder(search);
      await field.fill(product.name);
      await field.press('Enter');
      await page.getByRole('main').getByRole('link', { name: product.name }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
      await page
        .getByRole('button', { name: text('quote', 'add') })
        .first()
        .click();
      await page
        .getByRole('dialog')
        .getByRole('link', { name: text('quote', 'toCart') })
        .click();
      await page.getByRole('button', { name: text('cart', 'place'), exact: true }).click();
      await page.getByRole('button', { name: text('cart', 'complete.proceed') }).click();
      await page.getByRole('button', { name: text('cart', 'checkout.payNow') }).click();
      const payUrl = await page.getByRole('link', { name: text('cart', 'paypal.open') }).getAttribute('href');
      await fetch(`${payUrl}/pay`, { method: 'POST' });
      await expect(page.getByRole('heading', { name: text('cart', 'paid.title') })).toBeVisible({ timeout: 20_000 });
      const afterProduct = screens.slice(screens.findIndex((screen) => screen.startsWith('/exhibition/')) + 1);
      expect(afterProduct).toEqual(['/cart', '/cart/completeorder', '/cart/checkout']);
    });
  });
}
