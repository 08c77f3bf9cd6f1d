import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { DeliveryPromise, DeliveryStep } from '../order';
import {
  Email,
  Empty,
  Instant,
  Language,
  Money,
  multiLine,
  nullable,
  OrderIdInput,
  PageNumber,
  pageOf,
  PageSize,
  singleLine,
  strictObject,
} from '../values';

const ServiceStatus = strictObject({
  /** 1 normal, 2 busy, 3 severely busy, 4 on vacation open, 5 on vacation closed, 6 maintenance. */
  type: Type.Integer(),
  hours: Type.String(),
});

/** How many days `GetServiceStatusHistory` looks back. */
export const STATUS_HISTORY_DAYS = 90;

/** The statuses of one place, the oldest first. The first one may have been set before the days of the history. */
const StatusHistory = Type.Array(strictObject({ type: Type.Integer(), hours: Type.String(), from: Instant }));

/** 1 customer service and other questions, 2 business cooperation, 3 suppliers and vendors. */
const Department = Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)]);

const DayRange = Type.Tuple([Type.Integer(), Type.Integer()]);

export const siteInfo = {
  'UserEnd/SiteInfo/Config': call({
    method: 'GET',
    path: 'UserEnd/SiteInfo/Config',
    summary: 'Returns the configuration that clients need',
    input: Empty,
    output: strictObject({
      shopName: Type.String(),
      siteKey: Type.String(),
      languages: Type.Array(Language),
      currencies: Type.Array(strictObject({ code: Type.String(), digits: Type.Integer() })),
      units: Type.Array(strictObject({ code: Type.Integer(), name: Type.String(), mm: Type.String() })),
      shippingMethods: Type.Array(Type.Integer()),
      paymentMethods: Type.Array(Type.Integer()),
      countries: Type.Array(Type.String()),
      maxUploadBytes: Type.Integer(),
      languageHosts: Type.Record(Type.String(), Type.String()),
      mailboxes: Type.Array(strictObject({ department: Department, email: Type.String() })),
      /** Who sells; the phone number is empty if the shop gives none. */
      company: strictObject({ name: Type.String(), address: Type.Array(Type.String()), phone: Type.String() }),
    }),
    errors: [],
  }),
  'UserEnd/SiteInfo/MyIp': call({
    method: 'GET',
    path: 'UserEnd/SiteInfo/MyIp',
    summary: 'Returns the caller’s IP address, country and suggested currency',
    personal: true,
    input: Empty,
    output: strictObject({ ip: Type.String(), country: Type.Optional(Type.String()), currency: Type.String() }),
    errors: [],
  }),
  'UserEnd/SiteInfo/GetCurrencyRateList': call({
    method: 'GET',
    path: 'UserEnd/SiteInfo/GetCurrencyRateList',
    summary: 'Lists the current exchange rates',
    input: Empty,
    output: Type.Array(
      strictObject({ currency: Type.String(), digits: Type.Integer(), perCny: Type.String(), updatedAt: Instant }),
    ),
    errors: [],
  }),
  'UserEnd/SiteInfo/GetShippingQuote': call({
    method: 'GET',
    path: 'UserEnd/SiteInfo/GetShippingQuote',
    summary: 'Lists the shipping methods and charges for a weight and country',
    input: strictObject({
      country: Type.String({ maxLength: 8 }),
      grams: Type.String({ maxLength: 32 }),
      volumeCm3: Type.Optional(Type.String({ maxLength: 32 })),
      currency: Type.String({ maxLength: 8 }),
    }),
    output: Type.Array(
      strictObject({
        method: Type.Integer(),
        name: Type.String(),
        first: Money,
        next: Money,
        total: Money,
        parcels: Type.Integer(),
        chargeableGrams: Type.Integer(),
        gramsToNextStep: Type.Integer(),
        days: strictObject({ major: DayRange, other: DayRange }),
      }),
    ),
    errors: ['shipping_excluded', 'shipping_unavailable', 'unknown_currency', 'not_a_number'],
  }),
  'UserEnd/SiteInfo/ContactUs': call({
    method: 'POST',
    path: 'UserEnd/SiteInfo/ContactUs',
    summary: 'Sends a message to one of the three mailboxes',
    signed: true,
    personal: true,
    input: strictObject({
      department: Department,
      name: singleLine(120),
      phone: singleLine(40),
      email: Email,
      subject: singleLine(200),
      message: multiLine(5000),
    }),
    clientLimit: { max: 20, seconds: 600 },
    output: Empty,
    errors: ['phone_invalid', 'too_frequent'],
  }),
  'UserEnd/SiteInfo/OrderTracking': call({
    method: 'GET',
    path: 'UserEnd/SiteInfo/OrderTracking',
    summary: 'Returns the public tracking steps of an order',
    personal: true,
    input: strictObject({ orderId: OrderIdInput }),
    clientLimit: { max: 60, seconds: 120 },
    output: strictObject({
      orderId: Type.String(),
      status: Type.String(),
      steps: Type.Array(
        strictObject({
          label: Type.String(),
          date: Instant,
          item: Type.Optional(Type.String()),
          agent: Type.Optional(Type.String()),
          trackingNumber: Type.Optional(Type.String()),
          /** The carrier’s page about the shipment, where it has one. */
          trackingUrl: Type.Optional(Type.String()),
          /** How many parcels a shipment has, where they were weighed. */
          parcels: Type.Optional(Type.Integer()),
          /** The progress of a shipment, oldest first, where it is tracked. */
          delivery: Type.Optional(Type.Array(DeliveryStep)),
        }),
      ),
      /** Null once the order has ended. */
      promise: nullable(DeliveryPromise),
    }),
    errors: ['resource_not_found', 'too_frequent'],
  }),
  'UserEnd/SiteInfo/GetNoticeNewsList': call({
    method: 'GET',
    path: 'UserEnd/SiteInfo/GetNoticeNewsList',
    summary: 'Lists the published notices, newest first',
    input: strictObject({ page: PageNumber, size: PageSize }),
    output: pageOf(strictObject({ id: Type.String(), title: Type.String(), date: Instant })),
    errors: [],
  }),
  'UserEnd/SiteInfo/GetNoticeNewsContent': call({
    method: 'GET',
    path: 'UserEnd/SiteInfo/GetNoticeNewsContent',
    summary: 'Returns a notice',
    input: strictObject({ id: Type.String({ maxLength: 64 }) }),
    output: strictObject({ id: Type.String(), title: Type.String(), date: Instant, body: Type.String() }),
    errors: ['resource_not_found'],
  }),
  'UserEnd/SiteInfo/GetServiceStatus': call({
    method: 'GET',
    path: 'UserEnd/SiteInfo/GetServiceStatus',
    summary: 'Returns the service status of office, factory and courier',
    input: Empty,
    output: strictObject({ office: ServiceStatus, factory: ServiceStatus, courier: ServiceStatus, updatedAt: Instant }),
    errors: [],
  }),
  'UserEnd/SiteInfo/GetServiceStatusHistory': call({
    method: 'GET',
    path: 'UserEnd/SiteInfo/GetServiceStatusHistory',
    summary: 'Returns the service status of office, factory and courier in the last 90 days',
    input: Empty,
    output: strictObject({ office: StatusHistory, factory: StatusHistory, courier: StatusHistory }),
    errors: [],
  }),
} as const;
