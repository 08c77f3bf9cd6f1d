import { expect, test, type Locator, type Page, type Response } from '@playwright/test';
import type { Input, Output } from '@shop/contract';
import { ApiUser } from './api-user';

const BANNER = '/banner/vinyl';
const FLAG = '/flags/teardrop-feather-flag';

const total = (page: Page): Locator => page.getByRole('region', { name: 'Adjusted quote' }).getByRole('status').last();

/** The amount of a text such as `+$4.20`, in cents. */
function cents(text: string | null): number {
  const [, sign, amount = ''] = /([+−]?)\$([\d.,]+)/.exec(text ?? '') ?? [];
  return Math.round(Number(amount.replaceAll(',', '')) * 100) * (sign === '−' ? -1 : 1);
}

/** Chooses an option and expects the total to change by the difference that the option showed. */
async function expectDifference(page: Page, option: Locator): Promise<void> {
  const label = page.locator('label').filter({ has: option });
  await expect(label).toContainText(/[+−]\$/);
  const difference = cents(await label.textContent());
  const before = cents(await total(page).textContent());
  await option.check({ force: true });
  await expect.poll(async () => cents(await total(page).textContent())).toBe(before + difference);
}

test('an option changes the total by the difference beside it', async ({ page }) => {
  await page.goto(BANNER);
  await expectDifference(page, page.getByRole('checkbox', { name: /Raw edges/ }));
  await expectDifference(page, page.getByRole('checkbox', { name: /Hem and grommets/ }));
  await expectDifference(page, page.getByRole('radio', { name: 'Blank' }));
  await expect(page.getByRole('group', { name: 'Artwork' })).toContainText('Blank included');
});

test('a heavy order by economy parcel says how much less a standard parcel costs, which is insured', async ({
  page,
}) => {
  await page.goto(BANNER);
  const method = page.getByRole('combobox', { name: 'Shipping method' });
  const comparison = page.getByText(/^Standard parcel costs/);
  await page.getByRole('textbox', { name: 'Quantity' }).fill('20');
  await expect(comparison).toHaveCount(0);
  await method.selectOption({ label: 'Economy parcel, no insurance' });
  await expect(comparison).toContainText('less for this order');
  const saving = cents(await comparison.textContent());
  const economy = cents(await total(page).textContent());
  await method.selectOption({ label: 'Standard parcel' });
  await expect(comparison).toHaveCount(0);
  await expect.poll(async () => cents(await total(page).textContent())).toBe(economy - saving);
});

test('differences follow the size, and disappear while the size is invalid', async ({ page }) => {
  await page.goto(BANNER);
  const hem = page.locator('label').filter({ hasText: 'Hem and grommets' });
  const small = cents(await hem.textContent());
  expect(small).toBeGreaterThan(0);
  await page.getByRole('textbox', { name: 'Width' }).fill('9');
  await expect.poll(async () => cents(await hem.textContent())).not.toBe(small);
  await page.getByRole('textbox', { name: 'Width' }).fill('99999');
  await expect(hem).not.toContainText('$');
});

test('the options have their differences without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(BANNER);
  await expect(page.locator('label').filter({ hasText: 'Hem and grommets' })).toContainText('+$');
  await context.close();
});

test('a flag comes with one base, which is drawn as chosen', async ({ page }) => {
  await page.goto(FLAG);
  const bases = page.getByRole('group', { name: 'Choose one' });
  await expect(bases.getByRole('radio')).toHaveCount(3);
  await expect(bases.getByRole('radio', { name: /Cross base/ })).toBeChecked();
  const drawing = page.getByRole('img', { name: /next to a person/ }).first();
  await expect(drawing.locator('.dw-cross-base')).toHaveCount(1);
  await expectDifference(page, page.getByRole('radio', { name: /Ground spike/ }));
  await expect(drawing.locator('.dw-cross-base')).toHaveCount(0);
  await expect(drawing.locator('.dw-ground-spike')).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: /Water ring/ })).not.toBeChecked();
  await page.getByRole('checkbox', { name: /Water ring/ }).check({ force: true });
  await expect(bases.getByRole('radio', { name: /Cross base/ })).toBeChecked();
  await expect(drawing.locator('.dw-water-ring')).toHaveCount(1);
});

test('the models of a stand name their differences', async ({ page }) => {
  await page.goto('/exhibition');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Roll-up/ })
    .first()
    .click();
  const model = page.getByRole('combobox', { name: 'Model' });
  const options = model.getByRole('option');
  await expect(options.nth(1)).toHaveText(/\([+−]\$[\d.,]+\)$/);
  await expect(options.first()).not.toHaveText(/\$/);
  const before = cents(await total(page).textContent());
  const difference = cents(await options.nth(1).textContent());
  await model.selectOption({ index: 1 });
  await expect.poll(async () => cents(await total(page).textContent())).toBe(before + difference);
});

test('an invalid size clears the total and disables adding, with the limit in the typed unit', async ({ page }) => {
  await page.goto(BANNER);
  const adjusted = page.getByRole('region', { name: 'Adjusted quote' });
  const add = adjusted.getByRole('button', { name: 'Add to cart' });
  const width = page.getByRole('textbox', { name: 'Width' });
  await expect(adjusted).toContainText('$');
  await page.getByRole('combobox', { name: 'Unit' }).selectOption('0');
  await width.fill('1');
  await expect(width).toHaveAccessibleDescription(/at least [\d.]+\sin\./);
  await expect(adjusted).not.toContainText('$');
  await expect(add).toBeDisabled();
  await add.press('Enter');
  await expect(width).toBeFocused();
  await page.getByRole('combobox', { name: 'Unit' }).selectOption('2');
  await width.fill('99999');
  await expect(width).toHaveAccessibleDescription(/at most [\d,]+\scm\./);
  await width.fill('120');
  await expect(adjusted).toContainText('$');
  await expect(add).toBeEnabled();
});

test('an invalid width, length and quantity each have their reason at the field', async ({ page }) => {
  await page.goto(BANNER);
  await page.getByRole('combobox', { name: 'Unit' }).selectOption('2');
  const field = (name: string) => page.getByRole('textbox', { name });
  // The size is converted once the page is hydrated; what is typed at the same moment would be added to it.
  await expect(field('Width')).toHaveValue('182.88');
  await field('Width').fill('1');
  await field('Length').fill('99999');
  await field('Quantity').fill('0');
  await expect(field('Width')).toHaveAccessibleDescription(/at least [\d.]+\scm\./);
  await expect(field('Length')).toHaveAccessibleDescription(/at most [\d,]+\scm\./);
  await expect(field('Quantity')).toHaveAccessibleDescription(/from 1 to/);
  await field('Width').fill('');
  await field('Width').blur();
  await expect(field('Width')).toHaveAccessibleDescription(/\S/);
  await expect(field('Length')).toHaveAccessibleDescription(/at most [\d,]+\scm\./);
});

test('the countries are loaded when the field for the destination comes near the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(BANNER);
  const shipTo = page.getByRole('combobox', { name: 'Ship to' });
  await expect(page.getByRole('textbox', { name: 'Width' })).toBeVisible();
  await expect(shipTo.getByRole('option')).toHaveCount(1);
  await shipTo.focus();
  await shipTo.selectOption({ label: 'Japan' });
  await expect(page.getByText('Total with shipping (Japan)')).toBeVisible();
});

test('the tier table is in the unit of the item, with the current tier marked', async ({ page }) => {
  await page.goto(BANNER);
  const tiers = page.getByRole('table', { name: /Factory price per/ });
  await expect(tiers).toContainText('per ft²');
  await expect(tiers.locator('[aria-current]')).toHaveText(/^0\sft²/);
  await page.getByRole('combobox', { name: 'Unit' }).selectOption('3');
  await expect(tiers).toContainText('per m²');
  await page.getByRole('textbox', { name: 'Width' }).fill('2');
  await page.getByRole('textbox', { name: 'Length' }).fill('3');
  await expect(tiers.locator('[aria-current]')).toHaveText(/^[1-9]\d*\sm²/);
});

test('the tier table shows resellers their own prices', async ({ page }) => {
  const fen = async (text: Locator) => Number((await text.textContent())?.replace(/\D/g, ''));
  await page.goto('/exhibition/roll-up-banner-stand');
  const price = page.getByRole('table', { name: /^Factory price/ }).locator('[aria-current] td');
  const retail = await fen(price);
  const reseller = await ApiUser.createReseller();
  await reseller.startSession(page);
  await page.goto('/exhibition/roll-up-banner-stand');
  await expect(page.getByText('Your reseller prices.')).toBeVisible();
  await expect(price).toHaveText(/\d/);
  expect(await fen(price)).toBeLessThan(retail);
});

test('a larger quantity that costs less in total is offered, and costs what is said', async ({ page }) => {
  await page.goto('/exhibition');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Roll-up/ })
    .first()
    .click();
  const quantity = page.getByRole('textbox', { name: 'Quantity' });
  const saving = page.getByText(/more pieces? costs? \$[\d.,]+ less in total/);
  for (const count of ['9', '19', '49', '99']) {
    const prices = page.waitForResponse(
      (response) =>
        response.url().endsWith('/GetItemPrices') &&
        response.request().postData()?.includes(`"quantity":${count},`) === true,
    );
    await quantity.fill(count);
    if (await costsLessAtNextTier(await prices)) break;
  }
  await expect(saving).toBeVisible();
  await expect(page.locator('[data-stale]')).toHaveCount(0);
  const [, more = ''] = /(\d+) more/.exec((await saving.textContent()) ?? '') ?? [];
  const less = cents(await saving.textContent());
  const before = cents(await total(page).textContent());
  await quantity.fill(String(Number(await quantity.inputValue()) + Number(more)));
  await expect.poll(async () => cents(await total(page).textContent())).toBe(before - less);
});

/** Whether the last item of a request, which has the quantity of the next price tier, costs less than the first. */
async function costsLessAtNextTier(prices: Response): Promise<boolean> {
  const requested = prices.request().postDataJSON() as Input<'Quotation/GetItemPrices'>;
  const { data } = (await prices.json()) as { data: Output<'Quotation/GetItemPrices'> };
  const [current, next] = [data.items[0]?.total, data.items.at(-1)?.total];
  const isNextTier = (requested.items.at(-1)?.quantity ?? 0) > (requested.items[0]?.quantity ?? 0);
  return isNextTier && typeof current === 'number' && typeof next === 'number' && next < current;
}
