import { expect, type Page } from '@playwright/test';

/** Fills in the dialog for a new address in the United States, by the labels of its fields, and saves it. */
export async function addAddress(page: Page, recipient: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('button', { name: 'New address' }).click();
  const dialog = page.getByRole('dialog', { name: 'New address' });
  await dialog.getByLabel('Country').selectOption('United States');
  for (const [field, value] of Object.entries(recipient)) await dialog.getByLabel(field).fill(value);
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(dialog).toBeHidden();
}
