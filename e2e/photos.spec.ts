import { expect, test, type Page } from '@playwright/test';
import { openBackOffice } from './back-office';

const PRODUCT = { sku: 'spunbond-105', path: '/othermaterials/spunbond-paper' };

/** Draws a JPEG of coloured stripes. */
async function createPhoto(page: Page, width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate(
    ([wide, high]) => {
      const canvas = document.createElement('canvas');
      canvas.width = wide;
      canvas.height = high;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('The browser has no 2D canvas.');
      for (let x = 0; x < wide; x += 40) {
        context.fillStyle = `hsl(${x % 360} 60% 55%)`;
        context.fillRect(x, 0, 40, high);
      }
      return canvas.toDataURL('image/jpeg', 0.9);
    },
    [width, height] as const,
  );
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

async function addPhoto(page: Page, caption: string, buffer: Buffer): Promise<void> {
  await page.getByRole('button', { name: 'Add photo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add photo' });
  await dialog
    .getByLabel('Photo', { exact: true })
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await dialog.getByLabel(/^English/).fill(caption);
  await dialog.getByRole('button', { name: 'Upload' }).click();
}

test('photos that staff upload are shown before the drawings of a product until staff remove them', async ({
  browser,
  page: visitor,
}) => {
  const staff = await openBackOffice(browser, 'service@example.com', {
    path: `/admin#/products/${PRODUCT.sku}/show`,
  });
  await addPhoto(
    staff,
    'broken',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  );
  const dialog = staff.getByRole('dialog', { name: 'Add photo' });
  await expect(dialog.getByRole('alert')).toHaveText(/Upload a JPEG, PNG, WebP, AVIF or TIFF photo/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const photo = await createPhoto(staff, 1200, 900);
  for (const caption of ['Sheets at a fair', 'Sheets in a shop']) {
    await addPhoto(staff, caption, photo);
    await expect(staff.getByRole('dialog')).toHaveCount(0);
    await expect(staff.getByRole('img', { name: caption })).toBeVisible({ timeout: 30_000 });
  }
  await staff.getByRole('button', { name: 'Move Sheets in a shop up' }).click();
  const firstPhoto = staff.getByRole('listitem').filter({ hasText: '1 of 2' });
  await expect(firstPhoto).toContainText('Sheets in a shop');

  const thumbs = visitor.getByRole('list', { name: 'Pictures' }).getByRole('button');
  // Other processes get the change within a second, so the page is loaded until it has it.
  await expect(async () => {
    await visitor.goto(PRODUCT.path);
    await expect(thumbs.nth(0)).toHaveAccessibleName('Sheets in a shop', { timeout: 500 });
    await expect(thumbs.nth(1)).toHaveAccessibleName('Sheets at a fair', { timeout: 500 });
  }).toPass();
  await expect(thumbs.nth(2)).toHaveAccessibleName('Your size, drawn to scale');
  const picture = visitor.getByRole('img', { name: 'Sheets in a shop' });
  await expect
    .poll(() =>
      picture.evaluate((image: HTMLImageElement) => [image.currentSrc.split('.').at(-1), image.naturalWidth > 0]),
    )
    .toEqual(['avif', true]);

  for (const caption of ['Sheets in a shop', 'Sheets at a fair']) {
    await staff.getByRole('listitem').filter({ hasText: caption }).getByRole('button', { name: 'Remove' }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(staff.getByRole('dialog')).toHaveCount(0);
    await expect(staff.getByRole('img', { name: caption })).toHaveCount(0);
  }
  await expect(async () => {
    await visitor.reload();
    await expect(thumbs.first()).toBeVisible();
    await expect(visitor.getByRole('button', { name: /^Sheets (at|in) a/ })).toHaveCount(0, { timeout: 500 });
  }).toPass();
});
