import type { TranslationMessages } from 'react-admin';
import type { Words } from '../en';
import accounts from './accounts.json';
import dashboard from './dashboard.json';
import errors from './errors.json';
import events from './events.json';
import frame from './frame.json';
import orders from './orders.json';
import prepaid from './prepaid.json';
import reactAdmin from './react-admin.json';
import resources from './resources.json';
import session from './session.json';
import terms from './terms.json';

const words: Words = { accounts, dashboard, errors, events, frame, orders, prepaid, resources, session, terms };
const ra: TranslationMessages['ra'] = reactAdmin;

export const japanese = { ra, ...words };
