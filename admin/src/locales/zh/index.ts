import type { Messages } from '../en';
import accounts from './accounts.json';
import apiErrors from './api-errors.json';
import apiFindings from './api-findings.json';
import auditLog from './auditLog.json';
import bulk from './bulk.json';
import calendar from './calendar.json';
import carriers from './carriers.json';
import claims from './claims.json';
import common from './common.json';
import colourProfiles from './colourProfiles.json';
import contactMessages from './contactMessages.json';
import coupons from './coupons.json';
import currencies from './currencies.json';
import dashboard from './dashboard.json';
import documents from './documents.json';
import emails from './emails.json';
import errors from './errors.json';
import events from './events.json';
import facility from './facility.json';
import fees from './fees.json';
import galleries from './galleries.json';
import integrityChecks from './integrityChecks.json';
import introduction from './introduction.json';
import invitation from './invitation.json';
import jobs from './jobs.json';
import labels from './labels.json';
import layout from './layout.json';
import ledger from './ledger.json';
import news from './news.json';
import newsletters from './newsletters.json';
import orders from './orders.json';
import paypal from './paypal.json';
import photos from './photos.json';
import prepaid from './prepaid.json';
import prepaidRequests from './prepaidRequests.json';
import printers from './printers.json';
import production from './production.json';
import importDuties from './importDuties.json';
import productCustoms from './productCustoms.json';
import products from './products.json';
import quoteRequests from './quoteRequests.json';
import receivables from './receivables.json';
import receivedWebhooks from './receivedWebhooks.json';
import refunds from './refunds.json';
import resellerApplications from './resellerApplications.json';
import references from './references.json';
import resources from './resources.json';
import reviews from './reviews.json';
import savedViews from './savedViews.json';
import search from './search.json';
import searchSynonyms from './searchSynonyms.json';
import secondFactor from './secondFactor.json';
import serviceStatus from './serviceStatus.json';
import session from './session.json';
import settings from './settings.json';
import setup from './setup.json';
import spreadsheets from './spreadsheets.json';
import shippingMethods from './shippingMethods.json';
import shippingZones from './shippingZones.json';
import staff from './staff.json';
import subscriptions from './subscriptions.json';
import tariff from './tariff.json';
import tariffDrafts from './tariffDrafts.json';
import templates from './templates.json';
import { logInTexts } from './log-in';

const messages: Messages = {
  accounts,
  auditLog,
  bulk,
  calendar,
  carriers,
  claims,
  common,
  colourProfiles,
  contactMessages,
  coupons,
  currencies,
  dashboard,
  documents,
  emails,
  errors,
  events,
  facility,
  fees,
  galleries,
  integrityChecks,
  introduction,
  invitation,
  jobs,
  labels,
  layout,
  ledger,
  news,
  newsletters,
  orders,
  paypal,
  photos,
  prepaid,
  prepaidRequests,
  printers,
  production,
  importDuties,
  productCustoms,
  products,
  quoteRequests,
  receivables,
  receivedWebhooks,
  refunds,
  resellerApplications,
  references,
  resources,
  reviews,
  savedViews,
  search,
  searchSynonyms,
  secondFactor,
  serviceStatus,
  session,
  settings,
  setup,
  spreadsheets,
  shippingMethods,
  shippingZones,
  staff,
  subscriptions,
  tariff,
  tariffDrafts,
  templates,
};

/** With texts for the API’s errors and findings, which the API itself does not offer in Chinese. */
export const chinese = { ...logInTexts, ...messages, apiErrors, apiFindings };
