import { createInstance } from 'i18next';
import { createElement as h, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { DocumentContext, type ShareMarkup } from '../document-context';
import { createMarkupCache } from '../features/page-request/shared-markup.server';
import { type Site, SiteContext, useSite } from '../layout/site';
import { ServerLink, ServerNavLink } from './ServerLink';
import { SharedMarkup } from './SharedMarkup';

interface Page {
  path?: string;
  language?: 'en' | 'fr';
  sharedBy?: unknown;
  shareMarkup?: ShareMarkup;
}

const onRender = jest.fn();

function Content() {
  onRender();
  return ['<', 1, ' of ', useSite().language];
}

function renderPage(
  content: ReactNode,
  { path = '/', language = 'en', sharedBy = 'menu', shareMarkup }: Page = {},
): string {
  return renderToString(
    h(
      DocumentContext,
      { value: { shareMarkup } },
      h(
        SiteContext,
        { value: { language } as Site },
        h(StaticRouter, {
          location: path,
          children: h(SharedMarkup, { as: 'li', className: 'x', sharedBy, children: content }),
        }),
      ),
    ),
  );
}

const links = [
  h(ServerNavLink, { key: 1, to: '/banner', className: 'entry' }, 'Banners'),
  h(ServerLink, { key: 2, to: '/sticker?a=1&b=2' }, 'Stickers', ' & ', 2),
  h(Content, { key: 3 }),
];

const newCache = () => createMarkupCache(() => createInstance());

beforeEach(() => {
  onRender.mockClear();
});

test('shared content has the HTML that the browser hydrates', () => {
  const shareMarkup = newCache();
  for (const language of ['en', 'fr', 'en'] as const) {
    expect(renderPage(links, { language, shareMarkup })).toBe(renderPage(links, { language }));
  }
});

test('shared content is rendered once for each language and key', () => {
  const shareMarkup = newCache();
  const page = (more: Page) => renderPage(h(Content), { shareMarkup, ...more });
  expect(page({ path: '/one' })).toBe(page({ path: '/two' }));
  expect(onRender).toHaveBeenCalledTimes(1);
  page({ sharedBy: { slug: 'banner' } });
  page({ language: 'fr' });
  expect(onRender).toHaveBeenCalledTimes(3);
  page({ sharedBy: { slug: 'banner' } });
  page({ language: 'fr' });
  expect(onRender).toHaveBeenCalledTimes(3);
});

test('content that is not shared is rendered for each page, with its current link', () => {
  const page = () => renderPage(links, { path: '/banner', sharedBy: null, shareMarkup: newCache() });
  expect(page()).toContain('aria-current="page"');
  page();
  expect(onRender).toHaveBeenCalledTimes(2);
});

test('no link of shared content is current, on whichever page it was rendered first', () => {
  const shareMarkup = newCache();
  expect(renderPage(links, { path: '/banner', shareMarkup })).not.toContain('aria-current');
});

test('the content that was used least recently is forgotten', () => {
  const shareMarkup = newCache();
  for (let key = 0; key < 1000; key++) renderPage(h(Content), { sharedBy: key, shareMarkup });
  renderPage(h(Content), { sharedBy: 0, shareMarkup });
  expect(onRender).toHaveBeenCalledTimes(1000);
  renderPage(h(Content), { sharedBy: 1000, shareMarkup });
  renderPage(h(Content), { sharedBy: 0, shareMarkup });
  expect(onRender).toHaveBeenCalledTimes(1001);
  renderPage(h(Content), { sharedBy: 1, shareMarkup });
  expect(onRender).toHaveBeenCalledTimes(1002);
});
