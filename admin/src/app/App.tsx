import CssBaseline from '@mui/material/CssBaseline';
import { Suspense, type ReactNode } from 'react';
import {
  AdminContext,
  type CoreLayoutProps,
  type ErrorProps,
  CoreAdminUI,
  CustomRoutes,
  LoadingPage,
  Notification,
  Resource,
} from 'react-admin';
import { createHashRouter, Route, RouterProvider } from 'react-router';
import { dataProvider } from '../api/data-provider';
import { authProvider, SECOND_FACTOR_PATH } from '../auth/auth-provider';
import { LoginPage } from '../auth/LoginPage';
import { i18nProvider } from '../i18n/i18n-provider';
import { SHOP_SETUP_PATH } from '../setup/shop-setup';
import { SPREADSHEET_IMPORT_PATH } from '../spreadsheets/catalogue-import';
import { lazyPage } from '../ui/lazy-page';
import { darkTheme, lightTheme } from '../ui/theme';
import { queryClient } from './query-client';
import { RESOURCES } from './resources';
import { store } from './store';

const AccessDeniedPage = lazyPage(() => import('./ErrorPages'), 'AccessDeniedPage');
const AuthenticationErrorPage = lazyPage(() => import('./ErrorPages'), 'AuthenticationErrorPage');
const NotFoundPage = lazyPage(() => import('./ErrorPages'), 'NotFoundPage');
const UnexpectedErrorPage = lazyPage(() => import('./ErrorPages'), 'UnexpectedErrorPage');
const AppLayout = lazyPage(() => import('./AppLayout'), 'AppLayout');
const HomePage = lazyPage(() => import('../home/HomePage'), 'HomePage');
const FirstAdminPage = lazyPage(() => import('../setup/FirstAdminPage'), 'FirstAdminPage');
const InvitationPage = lazyPage(() => import('../auth/InvitationPage'), 'InvitationPage');
const SecondFactorPage = lazyPage(() => import('../second-factor/SecondFactorPage'), 'SecondFactorPage');
const ShopSetupPage = lazyPage(() => import('../setup/ShopSetupPage'), 'ShopSetupPage');
const SpreadsheetImportPage = lazyPage(() => import('../spreadsheets/SpreadsheetImportPage'), 'SpreadsheetImportPage');

/**
 * react-admin would create the router itself, but with `useTransitions` the navigation to the login page stays pending
 * while react-admin finds again and again that nobody is logged in, hundreds of times a second.
 */
export function App() {
  return <RouterProvider router={router} useTransitions={false} />;
}

/** The parts of react-admin's `Admin`, which itself would bring the layout to the page for logging in. */
function AdminRoutes() {
  return (
    <AdminContext
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
    >
      <CssBaseline enableColorScheme />
      <Pages />
      <Notification />
    </AdminContext>
  );
}

function Pages() {
  return (
    <CoreAdminUI
      layout={Layout}
      dashboard={HomePage}
      loginPage={LoginPage}
      catchAll={NotFoundPage}
      accessDenied={AccessDeniedPage}
      authenticationError={AuthenticationErrorPage}
      error={UnexpectedError}
      loading={LoadingPage}
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
        <Route path="/invitation" element={withoutLayout(<InvitationPage />)} />
        <Route path="/setup" element={withoutLayout(<FirstAdminPage />)} />
      </CustomRoutes>
    </CoreAdminUI>
  );
}

const withoutLayout = (page: ReactNode) => <Suspense fallback={<LoadingPage />}>{page}</Suspense>;
const UnexpectedError = (props: ErrorProps) =>
  withoutLayout(<UnexpectedErrorPage resetErrorBoundary={() => location.reload()} {...props} />);
const Layout = (props: CoreLayoutProps) => withoutLayout(<AppLayout {...props} />);

const router = createHashRouter([{ path: '*', element: <AdminRoutes /> }]);
