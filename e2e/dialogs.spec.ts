import { openPage } from './users';
import { phone, test } from './visitors';
import { expectFocusTrap, openLoaded } from './page-monitor';

test.describe('a dialog takes the focus, keeps it and returns it', () => {
  const publicDialogs = [
    ['/', 'Settings', 'Settings'],
    ['/banner/vinyl', 'Calculation formula', 'Calculation formula'],
    ['/banner/vinyl', 'Add to cart', 'You are not logged in'],
    ['/banner/vinyl', 'Enlarge', 'Vinyl banner, 440 g'],
  ] as const;
  for (const [path, opener, title] of publicDialogs) {
    test(`${title} on ${path}`, async ({ page }) => {
      await openLoaded(page, path);
      await expectFocusTrap(page.getByRole('button', { name: opener }), page.getByRole('dialog', { name: title }));
    });
  }

  test('the menu on a phone', async ({ browser }) => {
    const page = await phone(browser, 'en');
    await openLoaded(page, '/');
    await expectFocusTrap(page.getByRole('button', { name: 'Products menu' }), page.getByRole('dialog'));
  });

  const customerDialogs = [
    ['/account/addresses', 'Add an address', 'Add an address'],
    ['/account/view-order?orderId=DEM000-000000-000002', 'Cancel order', 'Cancel this order?'],
  ] as const;
  for (const [path, opener, title] of customerDialogs) {
    test(`${title} on ${path}`, async ({ browser, customer }) => {
      const page = await openPage(browser, { storageState: customer });
      await openLoaded(page, path);
      await expectFocusTrap(page.getByRole('button', { name: opener }), page.getByRole('dialog', { name: title }));
    });
  }

  const staffDialogs = [
    ['2', 'Record a payment', 'Record a manual payment'],
    ['4', 'Send a proof', 'Send a digital proof'],
    ['4', 'Reject artwork', 'Reject artwork'],
    ['4', 'Refund', 'Issue a refund'],
    ['4', 'Add a note', 'Add a note'],
    ['4', 'Cancel order', 'Cancel order'],
    ['6', 'Start production', 'Start production'],
    ['7', 'Ship', 'Ship items'],
    ['8', 'Record delivery', 'Record delivery'],
  ] as const;
  for (const [order, opener, title] of staffDialogs) {
    test(`${title} in the back office`, async ({ browser, staff }) => {
      const page = await openPage(browser, { storageState: staff });
      await openLoaded(page, `/admin/#/orders/DEM000-000000-00000${order}/show`);
      const dialog = page.getByRole('dialog', { name: title });
      await expectFocusTrap(page.getByRole('button', { name: opener, exact: true }), dialog);
    });
  }
});
