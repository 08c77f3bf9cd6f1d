import type { TranslationMessages } from 'react-admin';
import type { Words } from '../en';
import accounts from './accounts.json';
import audit from './audit.json';
import audits from './audits.json';
import books from './books.json';
import calendar from './calendar.json';
import claims from './claims.json';
import coupons from './coupons.json';
import currencies from './currencies.json';
import dashboard from './dashboard.json';
import documents from './documents.json';
import drafts from './drafts.json';
import emails from './emails.json';
import errors from './errors.json';
import events from './events.json';
import frame from './frame.json';
import galleries from './galleries.json';
import invitation from './invitation.json';
import news from './news.json';
import orders from './orders.json';
import paypal from './paypal.json';
import photos from './photos.json';
import prepaid from './prepaid.json';
import products from './products.json';
import quoteRequests from './quoteRequests.json';
import reactAdmin from './react-admin.json';
import requests from './requests.json';
import resellers from './resellers.json';
import resources from './resources.json';
import reviews from './reviews.json';
import secondFactor from './secondFactor.json';
import session from './session.json';
import serviceStatus from './serviceStatus.json';
import sheets from './sheets.json';
import staff from './staff.json';
import tariff from './tariff.json';
import terms from './terms.json';

const words: Words = {
  accounts,
  audit,
  audits,
  books,
  calendar,
  claims,
  coupons,
  currencies,
  dashboard,
  documents,
  drafts,
  emails,
  errors,
  events,
  frame,
  galleries,
  invitation,
  news,
  orders,
  paypal,
  photos,
  prepaid,
  products,
  quoteRequests,
  requests,
  resellers,
  resources,
  reviews,
  secondFactor,
  session,
  serviceStatus,
  sheets,
  staff,
  tariff,
  terms,
};
const ra: TranslationMessages['ra'] = reactAdmin;

export const japanese = { ra, ...words };
