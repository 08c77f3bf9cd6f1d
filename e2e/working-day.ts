import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { findAxeFaults } from './accessibility';
import type { ApiUser } from './api-user';
import { openBackOffice, searchList } from './back-office';
import { BLANK_MESH, createFundedReseller, createUnpaidOrder, PREPAID_TERMS } from './own-order';
import { staffTexts, type StaffLanguage, type StaffText } from './staff-texts';
import { testedLanguages } from './extended-tests';
import { WIDE } from './visitors';

const CHINESE: StaffLanguage = { folder: 'zh', locale: 'zh-CN' };

/** The languages of the people who work in the back office every day. */
export const WORKING_LANGUAGES = testedLanguages<StaffLanguage>(
  [{ folder: 'en', locale: 'en-US' }, CHINESE],
  [CHINESE],
);

/** A member of staff at work, who starts at the home page. */
export class WorkingDay {
  private constructor(
    readonly page: Page,
    readonly text: StaffText,
  ) {}

  static async begin(
    browser: Browser,
    email: string,
    language: StaffLanguage,
    { hasTouch = false } = {},
  ): Promise<WorkingDay> {
    const page = await openBackOffice(browser, email, { viewport: WIDE, locale: language.locale, hasTouch });
    const day = new WorkingDay(page, staffTexts(language));
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language.folder}`));
    await day.expectTitle('dashboard.title');
    return day;
  }

  button(key: string, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', { name: this.text(key), exact: true });
  }

  dialog(key: string): Locator {
    return this.page.getByRole('dialog', { name: this.text(key), exact: true });
  }

  async expectTitle(key: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1 })).toContainText(this.text(key));
  }

  async expectNotice(key: string): Promise<void> {
    await expect(this.page.getByText(this.text(key), { exact: true })).toBeVisible();
  }

  /** Follows the number of a task on the home page, which counts at least one, to its list. */
  async openTask(task: string): Promise<void> {
    await this.page.goto('/admin#/');
    await this.expectTitle('dashboard.title');
    const work = this.page.getByRole('region', { name: this.text('dashboard.ownWork'), exact: true });
    const count = work.getByRole('link').filter({ hasText: this.text(`dashboard.task.${task}`) });
    await expect(count).toHaveText(/^[1-9]/);
    await count.click();
    await expect(this.page).not.toHaveURL(/#\/$/);
  }

  /** Searches the open list. */
  async search(key: string, text: string): Promise<void> {
    await searchList(this.page, this.text(key), text);
  }

  /** Finds an order in the list of orders, and opens it. */
  async openOrder(orderId: string, searchKey = 'orders.search'): Promise<void> {
    await this.search(searchKey, orderId);
    await this.page.getByRole('link', { name: orderId }).first().click();
    await expect(this.page.getByRole('heading', { level: 1, name: orderId })).toBeVisible();
  }

  async expectNoFaults(): Promise<void> {
    expect(await findAxeFaults(this.page)).toEqual([]);
  }

  /** Ships everything that the open page of an order has left. */
  async ship(trackingNumber: string): Promise<void> {
    await this.button('events.shipped.button').click();
    const dialog = this.dialog('events.shipped.title');
    await dialog.getByLabel(this.text('events.shipped.carrier')).first().click();
    await this.page.getByRole('option', { name: 'EMS', exact: true }).click();
    await dialog.getByLabel(this.text('events.shipped.trackingNumber')).fill(trackingNumber);
    await this.button('events.shipped.submit', dialog).click();
    await this.expectNotice('events.shipped.done');
  }
}

/** A paid order of one item, by default unprinted mesh that is ready for production, and its customer. */
export async function createOrderOfToday(item = BLANK_MESH): Promise<{ orderId: string; customer: ApiUser }> {
  const customer = await createFundedReseller();
  const orderId = await createUnpaidOrder(customer, item, PREPAID_TERMS);
  await customer.call('Cart/Checkout', { orderId, payNow: true });
  return { orderId, customer };
}
