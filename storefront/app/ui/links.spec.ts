import { createElement as h, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from 'react-router';
import { BrowserLink, BrowserNavLink } from './Link';
import { ServerLink, ServerNavLink } from './ServerLink';

const TARGETS = [
  '/',
  '/banner',
  '/banner/vinyl',
  '/Banner/Vinyl',
  '/ban',
  '/banner/vinyl?size=3x6&unit=1',
  '/track?orderId=a%20b#steps',
  '/products/catalog',
];

async function render(path: string, links: { Link: ComponentType<never>; NavLink: ComponentType<never> }) {
  const page = () =>
    h(
      'div',
      null,
      TARGETS.flatMap((to) => [
        h(links.Link, { key: `a${to}`, to, likely: true, replace: true, state: 1, target: '_blank' } as never, 'a'),
        h(links.NavLink, { key: `b${to}`, to, className: 'entry', 'data-x': 'x' } as never, 'b'),
        h(links.NavLink, { key: `c${to}`, to, end: true } as never, 'c'),
      ]),
    );
  const routes = [{ path: '*', Component: page }];
  const handler = createStaticHandler(routes);
  const context = (await handler.query(new Request(`http://shop.test${path}`))) as StaticHandlerContext;
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToStaticMarkup(h(StaticRouterProvider, { router, context, hydrate: false }));
  return [...html.matchAll(/<a ([^>]*)>/g)].map(([, attributes = '']) =>
    attributes.match(/[\w-]+="[^"]*"/g)?.toSorted(),
  );
}

test.each(['/', '/banner', '/banner/vinyl', '/fr/banner'])(
  'on %s the server renders links with the attributes that the browser expects',
  async (path) => {
    const server = await render(path, { Link: ServerLink, NavLink: ServerNavLink });
    expect(server).toHaveLength(TARGETS.length * 3);
    expect(server).toEqual(await render(path, { Link: BrowserLink, NavLink: BrowserNavLink }));
  },
);
