import type { ResourceProps } from 'react-admin';
import { accounts } from '../accounts';
import { auditLog } from '../audit-log';
import { calendarDays } from '../calendar-days';
import { claims } from '../claims';
import { colourProfiles } from '../colour-profiles';
import { contactMessages } from '../contact-messages';
import { coupons } from '../coupons';
import { currencies } from '../currencies';
import { dailyCloses } from '../daily-closes';
import { emailTemplates } from '../email-templates';
import { emails } from '../emails';
import { facility } from '../facility';
import { fees } from '../fees';
import { galleries } from '../galleries';
import { integrityChecks } from '../integrity-checks';
import { jobs } from '../jobs';
import { ledgerAccounts } from '../ledger-accounts';
import { ledgerEntries } from '../ledger-entries';
import { news } from '../news';
import { newsletters } from '../newsletters';
import { orders } from '../orders';
import { payPalReconciliations } from '../paypal-reconciliations';
import { payPalDisputes } from '../paypal-disputes';
import { payPalRefunds } from '../paypal-refunds';
import { pendingRates } from '../pending-rates';
import { prepaidRequests } from '../prepaid-requests';
import { prepaidTransactions } from '../prepaid-transactions';
import { nests, productionQueue } from '../production';
import { printers } from '../printers';
import { products } from '../products';
import { quoteRequests } from '../quote-requests';
import { categories, finishes, printerTypes } from '../references';
import { receivedWebhooks } from '../received-webhooks';
import { refunds } from '../refunds';
import { resellerApplications } from '../reseller-applications';
import { receivables } from '../receivables';
import { reviews } from '../reviews';
import { carriers } from '../carriers';
import { importDuties } from '../import-duties';
import { productCustoms } from '../product-customs';
import { searchSynonyms } from '../search-synonyms';
import { serviceStatus } from '../service-status';
import { settings } from '../settings';
import { shippingMethods } from '../shipping-methods';
import { shippingZones } from '../shipping-zones';
import { staff } from '../staff';
import { subscriptions } from '../subscriptions';
import { tariffDrafts } from '../tariff-drafts';
import { templates } from '../templates';
import { withRecordPage } from '../ui/lazy-page';
import { unmatchedPayments } from '../unmatched-payments';

/** All pages of records. The menu has its own order. */
export const RESOURCES: readonly ResourceProps[] = [
  orders,
  productionQueue,
  nests,
  facility,
  printers,
  colourProfiles,
  quoteRequests,
  claims,
  contactMessages,
  coupons,
  accounts,
  prepaidTransactions,
  prepaidRequests,
  ledgerAccounts,
  receivables,
  ledgerEntries,
  dailyCloses,
  integrityChecks,
  unmatchedPayments,
  refunds,
  payPalRefunds,
  payPalDisputes,
  payPalReconciliations,
  resellerApplications,
  products,
  categories,
  printerTypes,
  finishes,
  searchSynonyms,
  templates,
  galleries,
  tariffDrafts,
  shippingMethods,
  carriers,
  productCustoms,
  importDuties,
  shippingZones,
  fees,
  currencies,
  pendingRates,
  reviews,
  news,
  subscriptions,
  newsletters,
  serviceStatus,
  calendarDays,
  emails,
  emailTemplates,
  staff,
  settings,
  auditLog,
  jobs,
  receivedWebhooks,
].map(withRecordPage);
