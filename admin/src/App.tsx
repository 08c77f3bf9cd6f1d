import { Admin, Resource } from 'react-admin';
import { accounts } from './accounts';
import { dataProvider } from './api/data-provider';
import { Dashboard } from './dashboard/Dashboard';
import { BackOffice } from './frame/BackOffice';
import { AccessDenied, NotFound } from './frame/DeadEnds';
import { LogIn } from './frame/LogIn';
import { store } from './frame/store';
import { orders } from './orders';
import { prepaidTransactions } from './prepaid-transactions';
import { authProvider } from './session/auth-provider';
import { darkTheme, lightTheme } from './ui/theme';
import { i18nProvider } from './words/i18n-provider';

export function App() {
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
      <Resource {...accounts} />
      <Resource {...prepaidTransactions} />
    </Admin>
  );
}
