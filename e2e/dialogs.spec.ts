import { expect, type Page } from '@playwright/test';
import { extended } from './extended-tests';
import { openPage } from './users';
import { phone, test } from './visitors';
import { expectFocusTrap, openLoaded } from './page-monitor';

test.describe('a dialog takes the focus, keeps it and returns it', () => {
  test('the settings, on a wide screen, and the menu, on a phone', async ({ page, browser }) => {
    await openLoaded(page, '/');
    await expectDialog(page, 'Settings', 'Settings');
    const onPhone = await phone(browser, 'en');
    await openLoaded(onPhone, '/');
    await expectDialog(onPhone, 'Products menu', 'Products menu');
  });

  test('the dialogs of a product', async ({ page }) => {
    await openLoaded(page, '/banner/vinyl');
    await expectDialog(page, 'Calculation formula', 'Calculation formula');
    await expectDialog(page, 'Add to cart', 'You are not logged in');
    await expectDialog(page, 'Enlarge', 'Vinyl banner, 440 g');
  });

  test('the dialogs of a customer', extended, async ({ browser, customer }) => {
    const page = await openPage(browser, { storageState: customer });
    await openLoaded(page, '/account/addresses');
    await expectDialog(page, 'Add an address', 'Add an address');
    await openLoaded(page, '/account/view-order?orderId=DEM000-000000-000002');
    await expectDialog(page, 'Cancel order', 'Cancel this order?');
  });

  /** Of the orders of the demo, by the last character of their number. */
  const staffDialogs = {
    2: { 'Record a payment': 'Record a manual payment' },
    4: {
      'Send a proof': 'Send a digital proof',
      'Reject artwork': 'Reject artwork',
      Refund: 'Issue a refund',
      'Add a note': 'Add a note',
      'Cancel order': 'Cancel order',
    },
    6: { 'Start production': 'Start production' },
    7: { Ship: 'Ship items' },
    8: { 'Record delivery': 'Record delivery' },
  };
  for (const [order, dialogs] of Object.entries(staffDialogs)) {
    const orderId = `DEM000-000000-00000${order}`;
    const details = order === '2' ? {} : extended;
    test(`the dialogs of the order ${orderId} in the back office`, details, async ({ browser, staff }) => {
      const page = await openPage(browser, { storageState: staff });
      await openLoaded(page, `/admin/#/orders/${orderId}/show`);
      await expect(page.getByRole('heading', { level: 1, name: orderId })).toBeVisible();
      for (const [opener, title] of Object.entries(dialogs)) await expectDialog(page, opener, title);
    });
  }
});

/** Expects a focus trap in the dialog with a title, which the button `opener` opens. */
function expectDialog(page: Page, opener: string, title: string): Promise<void> {
  return test.step(title, () =>
    expectFocusTrap(page.getByRole('button', { name: opener, exact: true }), page.getByRole('dialog', { name: title })),
  );
}
