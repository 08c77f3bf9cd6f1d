import { LruCache, type SharedBody } from '../common/public';

/** A rendered page, complete. */
export interface RenderedPage {
  status: number;
  headers: ReadonlyMap<string, string>;
  body: SharedBody;
  /** Whether the page is the same for every visitor with the same key, until something is published. */
  isShared: boolean;
}

interface CachedPage extends RenderedPage {
  generation: number;
  renderedAt: number;
}

interface Limits {
  maxPages: number;
  /** For the pages and their compressed forms together, about. */
  maxBytes: number;
  /** Time alone changes some pages: a scheduled notice appears, an estimate moves on to the next day. */
  maxAgeMs: number;
}

const LIMITS: Limits = { maxPages: 500, maxBytes: 24 * 1024 * 1024, maxAgeMs: 30_000 };

/**
 * Holds rendered pages until something is published. A page belongs to the generation of the published content in which its
 * rendering began, so a page that was being rendered during a change is not used after it.
 */
export class PageCache {
  private readonly pages: LruCache<string, CachedPage>;
  /** By key, what is being rendered now; further requests wait for the same page. */
  private readonly rendering = new Map<string, { generation: number; page: Promise<CachedPage> }>();

  /**
   * @param generation of the published content, another number after each change
   * @param now in Unix milliseconds
   */
  constructor(
    private readonly generation: () => number,
    private readonly now: () => number,
    private readonly limits: Limits = LIMITS,
  ) {
    const { maxPages, maxBytes } = limits;
    this.pages = new LruCache(maxPages, {
      maxWeight: maxBytes,
      weigh: ({ body }) => body.weight,
    });
  }

  get size(): number {
    return this.pages.size;
  }

  /** The page of a key: the cached one if it is current, otherwise a new one. Rejects as `render` does. */
  async find(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const generation = this.generation();
    const cached = this.pages.get(key);
    if (cached?.generation === generation && this.now() - cached.renderedAt < this.limits.maxAgeMs) return cached;
    const running = this.rendering.get(key);
    if (running?.generation === generation) return running.page;
    const page = this.renderOnce(key, generation, render);
    this.rendering.set(key, { generation, page });
    try {
      return await page;
    } finally {
      if (this.rendering.get(key)?.page === page) this.rendering.delete(key);
    }
  }

  private async renderOnce(key: string, generation: number, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const renderedAt = this.now();
    const page = { ...(await render()), generation, renderedAt };
    if (page.isShared) this.pages.set(key, page);
    return page;
  }
}
