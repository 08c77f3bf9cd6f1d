import reactAdmin from 'ra-language-english';
import common from './common.json';
import errors from './errors.json';
import layout from './layout.json';
import secondFactor from './secondFactor.json';
import session from './session.json';
import reactAdminOverrides from './react-admin.json';

/** react-admin's texts with some of them replaced. */
const ra = {
  ...reactAdmin.ra,
  action: { ...reactAdmin.ra.action, ...reactAdminOverrides.action },
  auth: { ...reactAdmin.ra.auth, ...reactAdminOverrides.auth },
  message: { ...reactAdmin.ra.message, ...reactAdminOverrides.message },
  navigation: { ...reactAdmin.ra.navigation, ...reactAdminOverrides.navigation },
  notification: { ...reactAdmin.ra.notification, ...reactAdminOverrides.notification },
  page: { ...reactAdmin.ra.page, ...reactAdminOverrides.page },
};

/** The texts of the page for logging in, which are loaded before those of the other pages. */
export const logInTexts = { ra, common, errors, layout, secondFactor, session };
