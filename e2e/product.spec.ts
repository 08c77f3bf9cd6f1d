import { expect, test } from '@playwright/test';
import type { Output } from '@shop/contract';
import { phone } from './visitors';

const PRODUCT_PAGE = '/banner/vinyl';

type Products = Output<'Catalog/Products'>;
type Product = Output<'Catalog/Product'>;

test('every category page lists its products, and each links to a product page', async ({ page, request }) => {
  const categories = [
    'banner', // S2.53
    'sticker', // S2.54
    'exhibition', // S2.55
    'flags', // S2.56
    'lightbox', // S2.57
    'fabric', // S2.58
    'uvinkjet', // S2.59
    'othermaterials', // S2.60
  ];
  for (const category of categories) {
    const response = await request.get(`/api/Catalog/Products?category=${category}`);
    const { items } = ((await response.json()) as { data: Products }).data;
    expect(items.length).toBeGreaterThan(0);
    const categoryPage = await page.goto(`/${category}`);
    expect(categoryPage?.status()).toBe(200);
    const links = page.getByRole('main').locator('a').filter({ visible: true });
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    // S1.18
    expect(hrefs).toEqual(expect.arrayContaining(items.map(({ slug }) => `/${category}/${slug}`)));
    const [first] = items;
    const productPage = await request.get(`/${category}/${first?.slug}`);
    expect(productPage.status()).toBe(200);
    expect(await productPage.text()).toContain(`<title>${first?.name} · `); // S2.61
  }
});

test('a banner offers artwork choices and edge finishes, and its factory price is EXW', async ({ page }) => {
  await page.goto(PRODUCT_PAGE);
  // S2.81
  await expect(page.getByRole('group', { name: 'Artwork' }).getByRole('radio')).toHaveCount(3);
  for (const name of ['Custom printing', 'Blank', 'Black'])
    await expect(page.getByRole('group', { name: 'Artwork' }).getByRole('radio', { name })).toBeVisible();
  const finishes = page.getByRole('group', { name: 'Finishes' });
  await expect(finishes.getByRole('checkbox', { name: /Bleed edges/ })).toBeVisible(); // S3.38
  await expect(finishes.getByRole('checkbox', { name: /Raw edges/ })).toBeVisible(); // S3.39
  await expect(finishes.getByRole('checkbox', { name: /Hem and grommets/ })).toBeVisible();
  // S9.62, S9.64
  await expect(finishes).toContainText(
    'Edges folded over 5 cm and fastened; grommets every 30 cm and at the four corners.',
  );
  await expect(page.getByRole('region', { name: 'Original quote' })).toContainText('Factory price (EXW)'); // S3.49
});

test('a banner without its length asks for the length, and cannot be added to the cart', async ({ page }) => {
  await page.goto(PRODUCT_PAGE, { waitUntil: 'networkidle' });
  const length = page.getByLabel('Length', { exact: true });
  const add = page.getByRole('region', { name: 'Adjusted quote' }).getByRole('button', { name: 'Add to cart' });
  await expect(add).toBeEnabled();
  await length.fill('');
  await expect(page.getByText('To see the price, fill in all fields.')).toBeVisible();
  await length.blur();
  await expect(page.getByText('To see the price, correct the marked field.')).toBeVisible();
  await expect(length).toHaveAttribute('aria-invalid', 'true');
  // S5.34
  await expect(page.getByText('Enter the length.')).toBeVisible();
  await expect(add).toBeDisabled();
});

test('UV inkjet products offer white ink and no lamination', async ({ request }) => {
  const list = await request.get('/api/Catalog/Products?category=uvinkjet&size=100');
  const { items } = ((await list.json()) as { data: Products }).data;
  const products = await Promise.all(
    items.map(async ({ slug }) => {
      const response = await request.get(`/api/Catalog/Product?category=uvinkjet&slug=${slug}`);
      return ((await response.json()) as { data: Product }).data;
    }),
  );
  const finishes = products.flatMap((product) => product.finishes.map(({ code }) => code));
  expect(finishes).toContain('no-lamination'); // S3.40
  expect(finishes).toContain('white-ink'); // S3.41
});

test('the tabs show description, notes on safe use, reviews and the order steps', async ({ page }) => {
  await page.goto(PRODUCT_PAGE);
  const openTab = async (name: string | RegExp) => {
    await page.getByRole('tab', { name }).click();
    return page.getByRole('tabpanel', { name });
  };
  await expect(await openTab('Description')).toContainText('440 g'); // S2.87
  await expect(await openTab('Notes')).toContainText('in wind above grade 4 (28 km/h)'); // S2.88, S9.67
  await expect(await openTab(/^Reviews/)).toContainText(/\d/); // S2.89
  const steps = (await openTab('How ordering works')).getByRole('listitem');
  await expect(steps).toHaveCount(6); // S2.90
});

test('the gallery enlarges a picture and shows the next one', async ({ page }) => {
  await page.goto(PRODUCT_PAGE);
  const pictures = page.getByRole('list', { name: 'Pictures' }).getByRole('button');
  const count = await pictures.count();
  expect(count).toBeGreaterThanOrEqual(4);
  await page.getByRole('button', { name: 'Enlarge' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img').first()).toBeVisible();
  await expect(dialog).toContainText(`1 of ${count}`);
  await dialog.getByRole('button', { name: 'Next picture' }).click();
  await expect(dialog).toContainText(`2 of ${count}`); // S2.91
});

test('each shipping method states its business days for major and other areas', async ({ page }) => {
  const methods = [
    { code: '3', name: 'Economy parcel, no insurance', major: [7, 15], other: [10, 25] }, // S9.25, S9.26
    { code: '0', name: 'Standard parcel', major: [3, 7], other: [7, 12] }, // S9.27, S9.28
    { code: '1', name: 'Standard UPU parcel', major: [3, 7], other: [6, 10] }, // S9.23, S9.29, S9.30
    { code: '2', name: 'Priority parcel', major: [2, 4], other: [3, 5] }, // S9.24, S9.31, S9.32
  ];
  await page.goto(PRODUCT_PAGE);
  const select = page.getByRole('combobox', { name: 'Shipping method' });
  for (const { code, name, major, other } of methods) {
    await select.selectOption(code);
    await expect(select.getByRole('option', { selected: true })).toHaveText(name);
    // The dash stands between two word joiners.
    const [majorDays, otherDays] = [major.join('\\D{1,3}'), other.join('\\D{1,3}')];
    const days = new RegExp(`[^\\d]${majorDays} business days to major areas, ${otherDays} elsewhere`);
    await expect(page.getByRole('region', { name: 'Adjusted quote' })).toContainText(days);
  }
});

for (const [width, language] of [
  [1280, 'en'],
  [1024, 'de'],
  [390, 'fr'],
] as const)
  test(`every method of shipping and payment fits its list on the product page at ${width} px in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(language === 'en' ? PRODUCT_PAGE : `/${language}${PRODUCT_PAGE}`, { waitUntil: 'networkidle' });
    const selects = page.locator('main select').filter({ has: page.locator('option[value="3"]') });
    expect(await selects.count()).toBeGreaterThanOrEqual(2);
    expect(await selects.evaluateAll(findCutOptions)).toEqual([]);
  });

/** Runs in the page: the options that are longer than what their list shows of them. */
function findCutOptions(selects: Element[]): string[] {
  return (selects as HTMLSelectElement[]).flatMap((select) => {
    const { fontFamily, fontSize, fontWeight, paddingLeft, paddingRight } = getComputedStyle(select);
    const text = document.createElement('span');
    const hidden = { position: 'absolute', visibility: 'hidden', whiteSpace: 'pre' };
    Object.assign(text.style, { ...hidden, fontFamily, fontSize, fontWeight });
    document.body.append(text);
    const width = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const cut = [...select.options].filter((option) => {
      text.textContent = option.text;
      return !option.disabled && text.getBoundingClientRect().width > width;
    });
    text.remove();
    return cut.map((option) => option.text);
  });
}

test('the button at the total of a phone has room for its text beside the longest name of a country', async ({
  browser,
}) => {
  const page = await phone(browser, 'ja');
  await page.goto(`/ja${PRODUCT_PAGE}`, { waitUntil: 'networkidle' });
  const country = page.getByLabel('お届け先の国');
  await country.scrollIntoViewIfNeeded();
  await country.selectOption('FK');
  const strip = page.getByText(/^合計（フォークランド諸島/).locator('xpath=../..');
  const button = strip.getByRole('button', { name: 'カートに入れる' });
  const overflow = () => button.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expect.poll(overflow).toBe(0);
});
