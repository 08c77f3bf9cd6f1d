import type { TranslationMessages } from 'react-admin';
import type { Words } from '../en';
import accounts from './accounts.json';
import audit from './audit.json';
import dashboard from './dashboard.json';
import drafts from './drafts.json';
import errors from './errors.json';
import events from './events.json';
import frame from './frame.json';
import invitation from './invitation.json';
import orders from './orders.json';
import prepaid from './prepaid.json';
import products from './products.json';
import reactAdmin from './react-admin.json';
import resellers from './resellers.json';
import resources from './resources.json';
import secondFactor from './secondFactor.json';
import session from './session.json';
import staff from './staff.json';
import tariff from './tariff.json';
import terms from './terms.json';

const words: Words = {
  accounts,
  audit,
  dashboard,
  drafts,
  errors,
  events,
  frame,
  invitation,
  orders,
  prepaid,
  products,
  resellers,
  resources,
  secondFactor,
  session,
  staff,
  tariff,
  terms,
};
const ra: TranslationMessages['ra'] = reactAdmin;

export const japanese = { ra, ...words };
