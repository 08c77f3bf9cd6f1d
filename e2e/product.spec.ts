import { expect, test, type APIRequestContext } from '@playwright/test';

const categories = ['banner', 'sticker', 'exhibition', 'flags', 'lightbox', 'fabric', 'uvinkjet', 'othermaterials'];

interface Product {
  sku: string;
  category: string;
  slug: string;
  name: string;
  kind: string;
  finishes: { code: string; name: string }[];
  artworkChoices: string[];
  notes: string;
}

async function data<T>(request: APIRequestContext, path: string): Promise<T> {
  return ((await (await request.get(path)).json()) as { data: T }).data;
}

for (const category of categories) {
  test(`the category /${category} lists its products`, async ({ page, request }) => {
    const { items, total } = await data<{ items: Product[]; total: number }>(
      request,
      `/api/Catalog/Products?category=${category}`,
    );
    expect(total).toBeGreaterThan(0);
    await page.goto(`/${category}`);
    for (const { slug } of items)
      await expect(page.getByRole('main').locator(`a[href="/${category}/${slug}"]`).first()).toBeVisible();
  });
}

test('the form asks for the artwork: printed from files, blank, or black', async ({ page }) => {
  await page.goto('/banner/vinyl');
  const choice = page.getByRole('group', { name: 'Artwork' });
  for (const name of ['Custom printing', 'Blank', 'Black'])
    await expect(choice.getByRole('radio', { name })).toBeVisible();
});

test('the finishes tell of raw and bleed edges, and of hems 5 cm wide with grommets at the corners', async ({
  page,
}) => {
  await page.goto('/banner/vinyl');
  const finishes = page.getByRole('group', { name: 'Finishes' });
  for (const name of [/Raw edges/, /Bleed edges/, /Hem and grommets/])
    await expect(finishes.getByRole('checkbox', { name })).toBeVisible();
  await expect(finishes).toContainText('Edges folded 5 cm and joined; grommets every 30 cm and at the four corners.');
});

test('the form asks for white ink and for going without lamination where UV inks print', async ({ request }) => {
  const { items } = await data<{ items: Product[] }>(request, '/api/Catalog/Products?category=uvinkjet&size=100');
  const products = await Promise.all(
    items.map(({ slug }) => data<Product>(request, `/api/Catalog/Product?category=uvinkjet&slug=${slug}`)),
  );
  const offered = products.flatMap(({ finishes }) => finishes.map(({ code }) => code));
  expect(offered).toEqual(expect.arrayContaining(['white-ink', 'no-lamination']));
});

test('the factory price is EXW', async ({ page }) => {
  await page.goto('/banner/vinyl');
  await expect(page.getByRole('region', { name: 'Original quote' })).toContainText('Factory price, EXW');
});

test('tabs tell of the product, its safe use, its reviews, and how an order goes', async ({ page }) => {
  await page.goto('/banner/vinyl');
  const open = async (name: string | RegExp) => {
    await page.getByRole('tab', { name }).click();
    return page.getByRole('tabpanel', { name });
  };
  await expect(await open('Description')).toContainText('440 g');
  await expect(await open('Notes')).toContainText('when the wind rises above force 4');
  await expect(await open(/^Reviews/)).toContainText(/\d/);
  await expect(await open('How an order goes')).toContainText(/business days/);
});

test('the gallery shows the pictures large, one after another', async ({ page }) => {
  await page.goto('/banner/vinyl');
  const pictures = page.getByRole('list', { name: 'Pictures' }).getByRole('button');
  expect(await pictures.count()).toBeGreaterThanOrEqual(4);
  await page.getByRole('button', { name: 'Enlarge' }).click();
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
});

test('each way of shipping tells its business days, in major areas and elsewhere', async ({ page }) => {
  await page.goto('/banner/vinyl');
  const method = page.getByRole('combobox', { name: 'Shipping method' });
  const days = { '3': [7, 15, 10, 25], '0': [3, 7, 7, 12], '1': [3, 7, 6, 10], '2': [2, 4, 3, 5] };
  for (const [code, [from, to, beyondFrom, beyondTo]] of Object.entries(days)) {
    await method.selectOption(code);
    const told = new RegExp(
      `${from}\\D{1,3}${to} business days in major areas, ${beyondFrom}\\D{1,3}${beyondTo} elsewhere`,
    );
    await expect(page.getByRole('region', { name: 'Adjusted quote' })).toContainText(told);
  }
});
