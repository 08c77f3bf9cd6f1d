import type { Static } from '@sinclair/typebox';
import type { CallName, Calls } from './calls';
import type * as admin from './calls/admin';
import type * as catalog from './calls/catalog';
import type * as auth from './calls/token-auth';
import type * as itemSchemas from './item';
import type * as orderSchemas from './order';
import type * as quoteSchemas from './quote';
import type * as values from './values';

/** What each call takes and gives, for code that must not carry the schemas along (the storefront's browser side). */
export type Input<N extends CallName> = Static<Calls[N]['input']>;
export type Output<N extends CallName> = Static<Calls[N]['output']>;

export type ItemView = Static<typeof itemSchemas.Item>;
export type QuoteView = Static<typeof quoteSchemas.Quote>;
export type FormulaStepView = Static<typeof quoteSchemas.FormulaStep>;
export type OrderView = Static<typeof orderSchemas.Order>;
export type OrderItemView = Static<typeof orderSchemas.OrderItem>;
export type OrderSummaryView = Static<typeof orderSchemas.OrderSummary>;
export type ArtworkView = Static<typeof orderSchemas.Artwork>;
export type ProofView = Static<typeof orderSchemas.Proof>;
export type ShipToView = Static<typeof orderSchemas.ShipTo>;
export type AddressView = Static<typeof orderSchemas.Address>;
export type SessionView = Static<typeof auth.Session>;
export type RoleName = Static<typeof auth.Role>;
export type StaffRoleName = Static<typeof auth.StaffRole>;
export type ProductView = Static<typeof catalog.Product>;
export type ProductCardView = Static<typeof catalog.ProductCard>;
export type AdminOrderView = Static<typeof admin.AdminOrder>;
export type AdminOrderRowView = Static<typeof admin.AdminOrderRow>;
export type AdminAccountView = Static<typeof admin.AdminAccount>;
export type StaffMemberView = Static<typeof admin.StaffMember>;
export type ResellerApplicationView = Static<typeof admin.ResellerApplication>;
export type AuditEntryView = Static<typeof admin.AuditEntry>;
export type AdminPrepaidTransactionView = Static<typeof admin.AdminPrepaidTransaction>;
export type MoneyView = Static<typeof values.Money>;
export type LanguageCode = Static<typeof values.Language>;
