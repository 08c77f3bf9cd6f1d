import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import runLighthouse from 'lighthouse/core/index.cjs';
import type { Result } from 'lighthouse';
import { TYPESCRIPT_HOOK } from '../dev/services/child';
import { findFreePort } from '../dev/services/ports';
import { findBlockedCpuTime, type TraceEvent } from './blocked-time';
import type { Row, Section } from './section';
import type { BenchShop } from './shop';

/** Odd, so that one run is the median. */
const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** 0 to 100. */
const WANTED = { performance: 95, accessibility: 100, bestPractices: 100, seo: 100 };
const PAGES: Readonly<Record<string, string>> = {
  'home page': '/',
  'category page': '/banner',
  'product page': '/banner/vinyl',
  'cart with an item': '/cart',
};
/** The cart of a visitor who is not logged in, as the storefront keeps it. */
const CART = {
  version: 1,
  lines: [
    {
      itemId: '00000000-0000-4000-8000-000000000001',
      item: {
        ...{ sku: 'vinyl-440', width: '3', length: '6', unit: 1, quantity: 1 },
        ...{ artwork: 'custom', finishes: ['hem-grommet'] },
      },
    },
  ],
  refused: [],
  dropped: 0,
};

/** What Lighthouse says of pages as a slow phone loads them, beside an empty page of a server of Node alone. */
export const lighthouseSection: Section = {
  name: 'lighthouse',
  run: (shop) =>
    withBrowser(shop, async (port) => {
      const empty = await measure('empty page', `${shop.bareOrigin}/page`, port);
      const rows = [empty.row];
      for (const [name, path] of Object.entries(PAGES)) {
        const { row, faults } = await measure(name, shop.origin + path, port);
        rows.push({ ...row, wanted: WANTED });
        for (const fault of faults) console.log(`  ${name}: ${fault}`);
      }
      return rows;
    }),
};

/** Launches the Chromium of the browser tests with an item in the cart, and closes it after the work. */
async function withBrowser<T>(shop: BenchShop, work: (port: number) => Promise<T>): Promise<T> {
  const profile = mkdtempSync(join(tmpdir(), 'shop-lighthouse-'));
  const port = await findFreePort();
  const { executablePath, env } = findChromium();
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath,
    env: { ...process.env, ...env },
    args: ['--headless', '--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${shop.origin}/robots.txt`);
    await page.evaluate(`localStorage.setItem('cart', ${JSON.stringify(JSON.stringify(CART))})`);
    await page.close();
    return await work(port);
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** The Chromium that the lockfile pins. */
function findChromium(): { executablePath: string; env: Record<string, string> } {
  const program = join(__dirname, '../scripts/lib/browser.ts');
  const output = execFileSync(process.execPath, ['--require', TYPESCRIPT_HOOK, program], { encoding: 'utf8' });
  return JSON.parse(output) as ReturnType<typeof findChromium>;
}

/** The run with the median of the performance, and what keeps any category below 100 in it. */
async function measure(name: string, url: string, port: number): Promise<{ row: Row; faults: string[] }> {
  const results: (Result & { blockedCpuMs: number })[] = [];
  for (let run = 0; run < RUNS; run++) {
    const result = await runLighthouse(url, { port, onlyCategories: [...CATEGORIES], logLevel: 'silent' });
    if (result === undefined) throw new Error(`Lighthouse has no result for ${url}`);
    const { traceEvents } = result.artifacts.Trace;
    results.push({ ...result.lhr, blockedCpuMs: findBlockedCpuTime(traceEvents as TraceEvent[]) });
  }
  const sorted = results.toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
  const median = sorted[Math.floor(RUNS / 2)] as (typeof sorted)[number];
  const row = {
    name,
    performance: scoreOf(median, 'performance'),
    accessibility: scoreOf(median, 'accessibility'),
    bestPractices: scoreOf(median, 'best-practices'),
    seo: scoreOf(median, 'seo'),
    machine: median.environment.benchmarkIndex,
    paintMs: median.audits['largest-contentful-paint']?.numericValue,
    blockedMs: median.audits['total-blocking-time']?.numericValue,
    blockedCpuMs: median.blockedCpuMs,
  };
  return { row, faults: findFaults(median) };
}

function scoreOf({ categories }: Result, category: (typeof CATEGORIES)[number]): number {
  return Math.round((categories[category]?.score ?? 0) * 100);
}

function findFaults({ categories, audits }: Result): string[] {
  const weighed = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return weighed.flatMap(({ id }) => {
    const { score = null, title, displayValue = '' } = audits[id] ?? {};
    return score === null || score === 1 ? [] : [`${Math.round(score * 100)} ${title} ${displayValue}`.trim()];
  });
}
