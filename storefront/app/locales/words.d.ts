import 'i18next';
import type catalog from './en/catalog.json';
import type common from './en/common.json';
import type home from './en/home.json';
import type login from './en/login.json';
import type track from './en/track.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    /** A namespace is a file of this name in every language; English is what the keys are checked against. */
    resources: {
      catalog: typeof catalog;
      common: typeof common;
      home: typeof home;
      login: typeof login;
      track: typeof track;
    };
  }
}
