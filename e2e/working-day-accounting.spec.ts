import { expect, test } from '@playwright/test';
import { ApiUser } from './api-user';
import { extended } from './extended-tests';
import { WorkingDay, WORKING_LANGUAGES } from './working-day';

/** CNY 60,000, which a second person has to approve. */
const LARGE_DEPOSIT_FEN = 6_000_000;

for (const language of WORKING_LANGUAGES) {
  test(
    `accounting approves a deposit from the number of its home page, and finds it in the journal (${language.locale})`,
    extended,
    async ({ browser }) => {
      const reseller = await ApiUser.createReseller();
      const admin = await ApiUser.logIn('admin@example.com');
      const memo = `Wire ${reseller.email}`;
      await admin.call('admin/prepaid-deposit', {
        ...{ accountEmail: reseller.email, type: 'deposit', amount: LARGE_DEPOSIT_FEN, memo },
      });
      const day = await WorkingDay.begin(browser, 'accounting@example.com', language);
      const { page } = day;

      await test.step('it approves the deposit that a colleague recorded', async () => {
        await day.openTask('deposits_to_approve');
        await day.search('prepaid.search', reseller.email);
        await page.getByRole('link', { name: reseller.email }).click();
        await expect(page.getByText(memo)).toBeVisible();
        await day.button('prepaidRequests.approve.button').click();
        await day.button('prepaidRequests.approve.submit', day.dialog('prepaidRequests.approve.title')).click();
        await day.expectNotice('prepaidRequests.approve.done');
        await day.expectTitle('prepaidRequests.statuses.approved');
        await day.expectNoFaults();
      });

      await test.step('the reseller has the money, and the journal the entry', async () => {
        expect(await reseller.call('Account/MyCurrentBalance', {})).toEqual({
          currency: 'CNY',
          amount: LARGE_DEPOSIT_FEN,
        });
        await page.getByRole('menuitem', { name: day.text('layout.group.money'), exact: true }).click();
        const journal = day.text('resources.ledger-entries.name').split(' |||| ').at(-1) ?? '';
        await page.getByRole('main').getByRole('link', { name: journal, exact: true }).click();
        await expect(page.getByRole('row').filter({ hasText: memo })).toContainText('60,000.00');
      });
    },
  );
}
