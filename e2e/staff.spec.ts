import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { openList } from './back-office';
import { oneTimeCode } from './authenticator';
import { findLink, waitForEmails } from './sent-emails';
import { logInAsStaff, openPage } from './users';

const NEW_PASSWORD = 'a quite good password';

/** An admin invites a colleague, who accepts the invitation. Returns the colleague's email address. */
async function inviteColleague(admin: Page, colleague: Page): Promise<string> {
  const email = `${randomUUID()}@staff.test`;
  await logInAsStaff(admin, 'admin@example.com');
  await openList(admin, 'Settings', 'Staff');
  await admin.getByRole('link', { name: 'Invite staff' }).click();
  await expect(admin.getByRole('button', { name: 'Send invitation' })).toBeVisible();
  await admin.getByLabel(/^Email/).fill(email);
  await admin.getByLabel(/^Role/).click();
  await admin.getByRole('option', { name: 'Factory' }).click();
  await admin.getByRole('button', { name: 'Send invitation' }).click();
  await expect(admin.getByText(`Invitation sent to ${email}.`)).toBeVisible();
  const [mail] = await waitForEmails(email, 'Your invitation to the back office of Widepress');
  await colleague.goto(findLink(mail));
  await colleague.getByLabel(/^Password/).fill(NEW_PASSWORD);
  await colleague.getByLabel(/^Confirm password/).fill(NEW_PASSWORD);
  await colleague.getByRole('button', { name: 'Create account' }).click();
  await expect(colleague.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  expect(colleague.url()).not.toContain('token');
  return email;
}

/** Sets up two-step login and returns its key. The key's current code is used up. */
async function setUpSecondFactor(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Two-step login' }).click();
  await page.getByLabel(/^Current password/).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('img', { name: 'QR code with the key for your authenticator app' })).toBeVisible();
  const key = await page.getByRole('definition').innerText();
  await page.getByLabel(/^Code shown in the app/).fill(oneTimeCode(key));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: /^\w{4}(-\w{4}){3}$/ })).toHaveCount(10);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('Two-step login is on.')).toBeVisible();
  return key;
}

test('a colleague accepts an invitation, logs in with a second factor, and is logged out when disabled', async ({
  browser,
}) => {
  const [admin, colleague] = [await openPage(browser), await openPage(browser)];
  const email = await inviteColleague(admin, colleague);
  const key = await setUpSecondFactor(colleague);

  await colleague.getByRole('button', { name: /^Account menu/ }).click();
  await colleague.getByRole('menuitem', { name: 'Log out' }).click();
  await colleague.getByLabel(/^Email/).fill(email);
  await colleague.getByLabel(/^Password/).fill(NEW_PASSWORD);
  await colleague.getByRole('button', { name: 'Log in' }).click();
  await expect(colleague.getByText('Your account uses two-step login.')).toBeVisible();
  await colleague.getByLabel(/^Code/).fill('000000');
  await colleague.getByRole('button', { name: 'Log in' }).click();
  await expect(colleague.getByText('The code is wrong or was used before.')).toBeVisible();
  await colleague.getByLabel(/^Code/).fill(oneTimeCode(key, 1));
  await colleague.getByRole('button', { name: 'Log in' }).click();
  await expect(colleague.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(colleague).not.toHaveURL(/login/);

  await admin.getByRole('link', { name: email }).click();
  await admin.getByRole('button', { name: 'Disable' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
  await expect(admin.getByText('Account disabled. The staff member was notified.')).toBeVisible();
  await colleague.getByRole('menuitem', { name: 'Orders' }).click();
  await expect(colleague).toHaveURL(/login/);
  await waitForEmails(email, 'Your access to Widepress has ended');

  await openList(admin, 'Settings', 'Audit log');
  await expect(admin.getByRole('row', { name: /Staff account disabled/ }).first()).toBeVisible();
});
