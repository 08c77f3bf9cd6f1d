import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { ApiUser } from './api-user';
import type { PrintFile } from './print-files';
import { openPage } from './users';

const DESKTOP = { viewport: { width: 1280, height: 800 } };

/** A window of the back office: by default one of a desktop, which opens the home page. */
interface BackOfficeOptions extends BrowserContextOptions {
  path?: string;
}

/** Opens the back office in a window of its own, logged in through the API. */
export async function openBackOffice(
  browser: Browser,
  email: string,
  { path = '/admin', ...options }: BackOfficeOptions = {},
): Promise<Page> {
  const page = await openPage(browser, { ...DESKTOP, ...options });
  const staff = await ApiUser.logIn(email);
  await staff.startStaffSession(page);
  await page.goto(path);
  return page;
}

/** Opens a list by its group in the menu, in English. */
export async function openList(page: Page, group: string, name: string): Promise<void> {
  await page.getByRole('menuitem', { name: group, exact: true }).click();
  await page.getByRole('navigation', { name: group, exact: true }).getByRole('link', { name, exact: true }).click();
}

/** Searches a list and waits until the search has taken effect, because it would lead back from a page opened before. */
export async function searchList(page: Page, label: string | RegExp, text: string): Promise<void> {
  await page.getByLabel(label).fill(text);
  await page.waitForURL(({ hash }) => decodeURIComponent(hash).includes(text));
}

/** The addresses of all lists that the menu leads to. */
export async function listMenuAddresses(page: Page): Promise<string[]> {
  const groups = page.getByRole('menuitem');
  await expect(groups.first()).toBeVisible();
  const addresses: string[] = [];
  for (let index = 0; index < (await groups.count()); index++) {
    const group = groups.nth(index);
    await group.click();
    await expect(group).toHaveClass(/RaMenuItemLink-active/);
    // While the script of the list is loaded, the row of lists is hidden.
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const lists = page.getByRole('main').getByRole('navigation').first().getByRole('link');
    const hrefs = await lists.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    addresses.push(...hrefs.filter((href) => /^#\/[a-z-]+$/.test(href)), (await group.getAttribute('href')) ?? '');
  }
  return [...new Set(addresses)];
}

/** The page of an order in the back office, in English. */
export class StaffOrderPage {
  constructor(readonly page: Page) {}

  /** Finds the order by its id in the list of all orders. */
  async open(orderId: string): Promise<void> {
    await this.page.getByRole('menuitem', { name: 'Orders' }).click();
    await this.page.getByRole('navigation', { name: 'Orders by status' }).getByText('All orders').click();
    await searchList(this.page, /^Order number, name/, orderId);
    await this.page.getByRole('link', { name: orderId }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: orderId })).toBeVisible();
  }

  /** Loads the order again. */
  async refresh(): Promise<void> {
    await this.page.getByRole('button', { name: 'Refresh' }).click();
  }

  /** Expects the state in the heading. */
  async expectState(state: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1 })).toContainText(state);
  }

  /** Downloads the artwork of this name. */
  async downloadArtwork(name: string): Promise<Buffer> {
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('link', { name: `Artwork: ${name}` }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
    return Buffer.concat(chunks);
  }

  async sendProof(file: PrintFile): Promise<void> {
    const dialog = await this.openDialog('Send a proof', 'Send a digital proof');
    await dialog.getByLabel('Proof file').setInputFiles(file);
    await dialog.getByRole('button', { name: 'Send proof' }).click();
    await this.expectNotice('Proof sent.');
  }

  /** Generates a proof of the order's only item. */
  async generateProof(): Promise<void> {
    const dialog = await this.openDialog('Generate a proof', 'Generate a proof from the artwork?');
    await dialog.getByRole('button', { name: 'Generate proof' }).click();
    await this.expectNotice('Proof generated and sent.');
  }

  /** Answers the first of the customer's pins. */
  async answerPin(answer: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Answer', exact: true }).first().click();
    const dialog = this.page.getByRole('dialog', { name: 'Answer the pin' });
    await dialog.getByRole('textbox', { name: 'Answer' }).fill(answer);
    await dialog.getByRole('button', { name: 'Save answer' }).click();
    await this.expectNotice('Answer saved.');
  }

  async startProduction(): Promise<void> {
    const dialog = await this.openDialog('Start production', 'Start production');
    await dialog.getByRole('button', { name: 'Start', exact: true }).click();
    await this.expectNotice('Production started.');
  }

  async ship(agent: string, trackingNumber: string): Promise<void> {
    const dialog = await this.openDialog('Ship', 'Ship items');
    await dialog.getByLabel('Shipping agent').fill(agent);
    await dialog.getByLabel('Tracking number').fill(trackingNumber);
    await dialog.getByRole('button', { name: 'Ship', exact: true }).click();
    await this.expectNotice('Shipment recorded. The customer was notified.');
  }

  async recordDelivery(): Promise<void> {
    const dialog = await this.openDialog('Record delivery', 'Record delivery');
    await dialog.getByRole('button', { name: 'Complete order' }).click();
    await this.expectNotice('Order completed.');
  }

  private async openDialog(button: string, title: string) {
    await this.page.getByRole('button', { name: button, exact: true }).click();
    return this.page.getByRole('dialog', { name: title });
  }

  private async expectNotice(notice: string): Promise<void> {
    await expect(this.page.getByText(notice, { exact: true })).toBeVisible();
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }
}
