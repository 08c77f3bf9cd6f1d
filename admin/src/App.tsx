import { Admin, CustomRoutes, Resource } from 'react-admin';
import { createHashRouter, Route, RouterProvider } from 'react-router';
import { accounts } from './accounts';
import { dataProvider } from './api/data-provider';
import { audits } from './audits';
import { auditLog } from './audit-log';
import { calendarDays } from './calendar-days';
import { SHEETS } from './catalogue-sheets/calls';
import { SheetsPage } from './catalogue-sheets/SheetsPage';
import { claims } from './claims';
import { coupons } from './coupons';
import { currencies } from './currencies';
import { dailyCloses } from './daily-closes';
import { Dashboard } from './dashboard/Dashboard';
import { BackOffice } from './frame/BackOffice';
import { emails, emailTemplates } from './emails';
import { AccessDenied, NotFound } from './frame/DeadEnds';
import { LogIn } from './frame/LogIn';
import { store } from './frame/store';
import { galleries } from './galleries';
import { InvitationPage } from './invitation/InvitationPage';
import { ledgerAccounts } from './ledger-accounts';
import { ledgerEntries } from './ledger-entries';
import { news } from './news';
import { orders } from './orders';
import { payPalReconciliations } from './paypal-reconciliations';
import { payPalRefunds } from './paypal-refunds';
import { pendingRates } from './pending-rates';
import { prepaidRequests } from './prepaid-requests';
import { prepaidTransactions } from './prepaid-transactions';
import { products } from './products';
import { quoteRequests } from './quote-requests';
import { resellerApplications } from './reseller-applications';
import { reviews } from './reviews';
import { SecondFactorPage } from './second-factor/SecondFactorPage';
import { serviceStatus } from './service-status';
import { authProvider, SECOND_FACTOR } from './session/auth-provider';
import { staff } from './staff';
import { tariffDrafts } from './tariff-drafts';
import { darkTheme, lightTheme } from './ui/theme';
import { unappliedPayments } from './unapplied-payments';
import { i18nProvider } from './words/i18n-provider';

/**
 * The router is our own because of `useTransitions`: as transitions, the way to the log-in stays pending while
 * react-admin finds nobody logged in again and sets out anew, hundreds of times a second.
 */
export function App() {
  return <RouterProvider router={router} useTransitions={false} />;
}

function Pages() {
  return (
    <Admin
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      store={store}
      layout={BackOffice}
      dashboard={Dashboard}
      loginPage={LogIn}
      catchAll={NotFound}
      accessDenied={AccessDenied}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
      requireAuth
      disableTelemetry
    >
      <Resource {...orders} />
      <Resource {...quoteRequests} />
      <Resource {...claims} />
      <Resource {...coupons} />
      <Resource {...accounts} />
      <Resource {...prepaidTransactions} />
      <Resource {...prepaidRequests} />
      <Resource {...ledgerAccounts} />
      <Resource {...ledgerEntries} />
      <Resource {...dailyCloses} />
      <Resource {...audits} />
      <Resource {...unappliedPayments} />
      <Resource {...payPalRefunds} />
      <Resource {...payPalReconciliations} />
      <Resource {...resellerApplications} />
      <Resource {...products} />
      <Resource {...galleries} />
      <Resource {...tariffDrafts} />
      <Resource {...currencies} />
      <Resource {...pendingRates} />
      <Resource {...reviews} />
      <Resource {...news} />
      <Resource {...serviceStatus} />
      <Resource {...calendarDays} />
      <Resource {...emails} />
      <Resource {...emailTemplates} />
      <Resource {...staff} />
      <Resource {...auditLog} />
      <CustomRoutes>
        <Route path={SECOND_FACTOR} element={<SecondFactorPage />} />
        <Route path={SHEETS} element={<SheetsPage />} />
      </CustomRoutes>
      <CustomRoutes noLayout>
        <Route path="/invitation" element={<InvitationPage />} />
      </CustomRoutes>
    </Admin>
  );
}

const router = createHashRouter([{ path: '*', element: <Pages /> }]);
