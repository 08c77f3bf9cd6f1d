import { join } from 'node:path';

const demoAccounts = ['customer', 'reseller', 'service', 'accounting', 'factory', 'isc', 'admin'];

/** Where everything is, once the shop runs. */
export function welcome({ PUBLIC_ORIGIN: origin, DATA_DIR, SMTP_URL, DEMO_DATA }) {
  const lines = [
    '',
    `  Shop          ${origin}/`,
    `  Back office   ${origin}/admin`,
    `  API           ${origin}/api/docs`,
    ...(SMTP_URL === undefined ? [`  Mails         ${join(DATA_DIR, 'mail')}`] : []),
  ];
  if (DEMO_DATA === '1') {
    lines.push('', '  Demo accounts, each with the password demo-password:');
    lines.push(...demoAccounts.map((name) => `    ${name}@example.com`));
  }
  console.log([...lines, '', '  Ctrl-C stops everything.', ''].join('\n'));
}
