import { expect, test, type Page } from '@playwright/test';
import { logInAsStaff, openPage } from './users';

const PRODUCT = { sku: 'spunbond-105', path: '/othermaterials/spunbond-paper' };

/** A picture of stripes as the page's own canvas makes it, and no camera. */
async function photograph(page: Page, width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate(
    ([wide, high]) => {
      const canvas = document.createElement('canvas');
      canvas.width = wide;
      canvas.height = high;
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('nothing to draw with');
      for (let at = 0; at < wide; at += 40) {
        pen.fillStyle = `hsl(${at % 360} 60% 55%)`;
        pen.fillRect(at, 0, 40, high);
      }
      return canvas.toDataURL('image/jpeg', 0.9);
    },
    [width, height] as const,
  );
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

async function add(page: Page, words: string, buffer: Buffer): Promise<void> {
  await page.getByRole('button', { name: 'Add a photograph' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a photograph' });
  await dialog.getByLabel('Photograph').setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await dialog.getByLabel(/^English/).fill(words);
  await dialog.getByRole('button', { name: 'Upload' }).click();
}

test('a photograph that staff upload stands before what is drawn, and is gone once removed', async ({ browser }) => {
  const [clerk, visitor] = [await openPage(browser), await openPage(browser)];
  await logInAsStaff(clerk, 'service@example.com');
  await clerk.goto(`/admin#/products/${PRODUCT.sku}/show`);
  await add(clerk, 'broken', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'));
  const dialog = clerk.getByRole('dialog', { name: 'Add a photograph' });
  await expect(dialog.getByRole('alert')).toHaveText(/Send JPEG, PNG, WebP, AVIF or TIFF/);
  await dialog.getByRole('button', { name: 'Not now' }).click();

  const photo = await photograph(clerk, 1200, 900);
  for (const words of ['Sheets at a fair', 'Sheets in a shop']) {
    await add(clerk, words, photo);
    await expect(clerk.getByRole('dialog')).toHaveCount(0);
    await expect(clerk.getByRole('img', { name: words })).toBeVisible({ timeout: 30_000 });
  }
  await clerk.getByRole('button', { name: 'Show Sheets in a shop earlier' }).click();
  const places = clerk.getByRole('listitem').filter({ hasText: '1 of 2' });
  await expect(places).toContainText('Sheets in a shop');

  const thumbs = visitor.getByRole('list', { name: 'Pictures' }).getByRole('button');
  // What staff change shows within a second: on a page that is asked for after it.
  await expect(async () => {
    await visitor.goto(PRODUCT.path);
    await expect(thumbs.nth(1)).toHaveAccessibleName('Sheets in a shop', { timeout: 500 });
    await expect(thumbs.nth(2)).toHaveAccessibleName('Sheets at a fair', { timeout: 500 });
  }).toPass();
  await thumbs.nth(1).click();
  const shown = visitor.getByRole('img', { name: 'Sheets in a shop' });
  await expect
    .poll(() =>
      shown.evaluate((image: HTMLImageElement) => [image.currentSrc.split('.').at(-1), image.naturalWidth > 0]),
    )
    .toEqual(['avif', true]);

  for (const words of ['Sheets in a shop', 'Sheets at a fair']) {
    await clerk.getByRole('listitem').filter({ hasText: words }).getByRole('button', { name: 'Remove' }).click();
    await clerk.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(clerk.getByRole('dialog')).toHaveCount(0);
    await expect(clerk.getByRole('img', { name: words })).toHaveCount(0);
  }
  await expect(async () => {
    await visitor.reload();
    await expect(thumbs.first()).toBeVisible();
    await expect(visitor.getByRole('button', { name: /^Sheets (at|in) a/ })).toHaveCount(0, { timeout: 500 });
  }).toPass();
});
