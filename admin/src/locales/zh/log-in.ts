import type { TranslationMessages } from 'react-admin';
import reactAdmin from './react-admin.json';
import common from './common.json';
import errors from './errors.json';
import layout from './layout.json';
import secondFactor from './secondFactor.json';
import session from './session.json';

const ra: TranslationMessages['ra'] = reactAdmin;

/** The texts of the page for logging in, which are loaded before those of the other pages. */
export const logInTexts = { ra, common, errors, layout, secondFactor, session };
