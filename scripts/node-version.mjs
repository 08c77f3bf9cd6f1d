import { readFileSync } from 'node:fs';

/** Ends the process if Node.js is older than package.json allows. */
export function requireNodeVersion() {
  const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const minimum = engines.node.replace('>=', '');
  if (!isOlder(process.versions.node, minimum)) return;
  console.error(
    `Node.js ${process.versions.node} is too old. Install Node.js ${minimum} or newer from https://nodejs.org.`,
  );
  process.exit(1);
}

function isOlder(version, minimum) {
  const [actual, wanted] = [version, minimum].map((text) => text.split('.').map(Number));
  return actual[0] !== wanted[0] ? actual[0] < wanted[0] : actual[1] < (wanted[1] ?? 0);
}
