import { account } from './account';
import { adminOrderTasks } from './admin-order-tasks';
import { adminOrders } from './admin-orders';
import { adminAccounts } from './admin-accounts';
import { adminStaff } from './admin-staff';
import { adminResellers } from './admin-resellers';
import { adminAuditLog } from './admin-audit-log';
import { adminPrepaid } from './admin-prepaid';
import { adminDailyCloses } from './admin-daily-closes';
import { adminHandovers } from './admin-handovers';
import { adminHome } from './admin-home';
import { adminIntegrityChecks } from './admin-integrity-checks';
import { adminCalendar } from './admin-calendar';
import { adminJobs } from './admin-jobs';
import { adminReceivedWebhooks } from './admin-received-webhooks';
import { adminReceivables } from './admin-receivables';
import { adminLedger } from './admin-ledger';
import { adminSpreadsheets } from './admin-catalogue-spreadsheets';
import { adminContactMessages } from './admin-contact-messages';
import { adminCurrencies } from './admin-currencies';
import { adminEmails } from './admin-emails';
import { adminEmailTemplates } from './admin-email-templates';
import { adminNews } from './admin-news';
import { adminNewsletters } from './admin-newsletters';
import { adminPayPal } from './admin-paypal';
import { adminRefunds } from './admin-refunds';
import { adminTemplates } from './admin-templates';
import { adminPhotos } from './admin-photos';
import { adminProduction } from './admin-production';
import { adminProducts } from './admin-products';
import { adminCarriers } from './admin-carriers';
import { adminColourProfiles } from './admin-colour-profiles';
import { adminImportDuties } from './admin-import-duties';
import { adminReferences } from './admin-references';
import { adminReviews } from './admin-reviews';
import { adminSearch } from './admin-search';
import { adminSavedViews } from './admin-saved-views';
import { adminSearchSynonyms } from './admin-search-synonyms';
import { adminServiceStatus } from './admin-service-status';
import { adminShipments } from './admin-shipments';
import { adminSettings } from './admin-settings';
import { adminSetup } from './admin-setup';
import { adminShipping } from './admin-shipping';
import { adminSubscriptions } from './admin-subscriptions';
import { adminTariffDrafts } from './admin-tariff-drafts';
import { artworkChecks } from './artwork-checks';
import { cart } from './cart';
import { catalog } from './catalog';
import { claims } from './claims';
import { coupons } from './coupons';
import { documents } from './documents';
import { proofs } from './proofs';
import { quotation } from './quotation';
import { quoteRequests } from './quote-requests';
import { reorder } from './reorder';
import { savedConfigurations } from './saved-configurations';
import { secondFactor } from './second-factor';
import { sharedQuotes } from './shared-quotes';
import { siteInfo } from './site-info';
import { sizeLists } from './size-lists';
import { subscription } from './subscription';
import { tokenAuth } from './token-auth';

/** Every call of the HTTP API, by name. */
export const calls = {
  ...tokenAuth,
  ...siteInfo,
  ...subscription,
  ...catalog,
  ...quotation,
  ...quoteRequests,
  ...sharedQuotes,
  ...reorder,
  ...artworkChecks,
  ...cart,
  ...sizeLists,
  ...savedConfigurations,
  ...account,
  ...proofs,
  ...claims,
  ...coupons,
  ...documents,
  ...secondFactor,
  ...adminOrders,
  ...adminOrderTasks,
  ...adminAccounts,
  ...adminStaff,
  ...adminResellers,
  ...adminAuditLog,
  ...adminPrepaid,
  ...adminDailyCloses,
  ...adminIntegrityChecks,
  ...adminLedger,
  ...adminProduction,
  ...adminColourProfiles,
  ...adminProducts,
  ...adminReferences,
  ...adminPayPal,
  ...adminRefunds,
  ...adminPhotos,
  ...adminTemplates,
  ...adminShipping,
  ...adminTariffDrafts,
  ...adminCalendar,
  ...adminSpreadsheets,
  ...adminCurrencies,
  ...adminReviews,
  ...adminSearchSynonyms,
  ...adminCarriers,
  ...adminImportDuties,
  ...adminShipments,
  ...adminHandovers,
  ...adminEmails,
  ...adminEmailTemplates,
  ...adminNews,
  ...adminServiceStatus,
  ...adminContactMessages,
  ...adminSubscriptions,
  ...adminNewsletters,
  ...adminJobs,
  ...adminReceivedWebhooks,
  ...adminHome,
  ...adminReceivables,
  ...adminSearch,
  ...adminSavedViews,
  ...adminSettings,
  ...adminSetup,
} as const;
export type Calls = typeof calls;
export type CallName = keyof Calls;
