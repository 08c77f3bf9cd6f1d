import 'i18next';
import type account from './en/account.json';
import type addresses from './en/addresses.json';
import type buyforme from './en/buyforme.json';
import type cart from './en/cart.json';
import type catalog from './en/catalog.json';
import type common from './en/common.json';
import type contact from './en/contact.json';
import type home from './en/home.json';
import type login from './en/login.json';
import type newsletter from './en/newsletter.json';
import type order from './en/order.json';
import type orders from './en/orders.json';
import type portfolio from './en/portfolio.json';
import type product from './en/product.json';
import type quote from './en/quote.json';
import type quotes from './en/quotes.json';
import type reseller from './en/reseller.json';
import type shared from './en/shared.json';
import type templates from './en/templates.json';
import type track from './en/track.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    /** A namespace is a file of this name in every language; English is what the keys are checked against. */
    resources: {
      account: typeof account;
      addresses: typeof addresses;
      buyforme: typeof buyforme;
      cart: typeof cart;
      catalog: typeof catalog;
      common: typeof common;
      contact: typeof contact;
      home: typeof home;
      login: typeof login;
      newsletter: typeof newsletter;
      order: typeof order;
      orders: typeof orders;
      portfolio: typeof portfolio;
      product: typeof product;
      quote: typeof quote;
      quotes: typeof quotes;
      reseller: typeof reseller;
      shared: typeof shared;
      templates: typeof templates;
      track: typeof track;
    };
  }
}
