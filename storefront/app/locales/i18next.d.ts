import 'i18next';
import type about from './en/about.json';
import type accessibility from './en/accessibility.json';
import type account from './en/account.json';
import type addresses from './en/addresses.json';
import type buyforme from './en/buyforme.json';
import type cart from './en/cart.json';
import type catalog from './en/catalog.json';
import type common from './en/common.json';
import type contact from './en/contact.json';
import type findings from './en/findings.json';
import type home from './en/home.json';
import type login from './en/login.json';
import type newsletter from './en/newsletter.json';
import type order from './en/order.json';
import type orders from './en/orders.json';
import type portfolio from './en/portfolio.json';
import type privacy from './en/privacy.json';
import type product from './en/product.json';
import type quote from './en/quote.json';
import type quotes from './en/quotes.json';
import type refund from './en/refund.json';
import type reseller from './en/reseller.json';
import type saved from './en/saved.json';
import type shared from './en/shared.json';
import type shipping from './en/shipping.json';
import type sizes from './en/sizes.json';
import type status from './en/status.json';
import type support from './en/support.json';
import type templates from './en/templates.json';
import type terms from './en/terms.json';
import type track from './en/track.json';
import type zoom from './en/zoom.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    /** A namespace is a file in the folder of each language; keys are typed by the English files. */
    resources: {
      about: typeof about;
      accessibility: typeof accessibility;
      account: typeof account;
      addresses: typeof addresses;
      buyforme: typeof buyforme;
      cart: typeof cart;
      catalog: typeof catalog;
      common: typeof common;
      contact: typeof contact;
      findings: typeof findings;
      home: typeof home;
      login: typeof login;
      newsletter: typeof newsletter;
      order: typeof order;
      orders: typeof orders;
      portfolio: typeof portfolio;
      privacy: typeof privacy;
      product: typeof product;
      quote: typeof quote;
      quotes: typeof quotes;
      refund: typeof refund;
      reseller: typeof reseller;
      saved: typeof saved;
      shared: typeof shared;
      shipping: typeof shipping;
      sizes: typeof sizes;
      status: typeof status;
      support: typeof support;
      templates: typeof templates;
      terms: typeof terms;
      track: typeof track;
      zoom: typeof zoom;
    };
  }
}
