import { Admin, CustomRoutes, Resource } from 'react-admin';
import { createHashRouter, Route, RouterProvider } from 'react-router';
import { dataProvider } from '../api/data-provider';
import { authProvider, SECOND_FACTOR_PATH } from '../auth/auth-provider';
import { InvitationPage } from '../auth/InvitationPage';
import { LoginPage } from '../auth/LoginPage';
import { Dashboard } from '../dashboard/Dashboard';
import { i18nProvider } from '../i18n/i18n-provider';
import { SecondFactorPage } from '../second-factor/SecondFactorPage';
import { FirstAdminPage } from '../setup/FirstAdminPage';
import { SHOP_SETUP_PATH } from '../setup/shop-setup';
import { ShopSetupPage } from '../setup/ShopSetupPage';
import { SPREADSHEET_IMPORT_PATH } from '../spreadsheets/catalogue-import';
import { SpreadsheetImportPage } from '../spreadsheets/SpreadsheetImportPage';
import { darkTheme, lightTheme } from '../ui/theme';
import { AppLayout } from './AppLayout';
import { AccessDeniedPage, NotFoundPage } from './ErrorPages';
import { queryClient } from './query-client';
import { RESOURCES } from './resources';
import { store } from './store';

/**
 * react-admin would create the router itself, but with `useTransitions` the navigation to the login page stays pending
 * while react-admin finds again and again that nobody is logged in, hundreds of times a second.
 */
export function App() {
  return <RouterProvider router={router} useTransitions={false} />;
}

function AdminRoutes() {
  return (
    <Admin
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      layout={AppLayout}
      dashboard={Dashboard}
      loginPage={LoginPage}
      catchAll={NotFoundPage}
      accessDenied={AccessDeniedPage}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
      requireAuth
      disableTelemetry
    >
      {RESOURCES.map((resource) => (
        <Resource key={resource.name} {...resource} />
      ))}
      <CustomRoutes>
        <Route path={SECOND_FACTOR_PATH} element={<SecondFactorPage />} />
        <Route path={SHOP_SETUP_PATH} element={<ShopSetupPage />} />
        <Route path={SPREADSHEET_IMPORT_PATH} element={<SpreadsheetImportPage />} />
      </CustomRoutes>
      <CustomRoutes noLayout>
        <Route path="/invitation" element={<InvitationPage />} />
        <Route path="/setup" element={<FirstAdminPage />} />
      </CustomRoutes>
    </Admin>
  );
}

const router = createHashRouter([{ path: '*', element: <AdminRoutes /> }]);
