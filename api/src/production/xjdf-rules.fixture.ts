/** How a value of the schema of XJDF 2.1 is written. */
export type ValueType =
  'string' | 'NMTOKEN' | 'NMTOKENS' | 'ID' | 'int' | 'boolean' | 'dateTime' | 'URL' | 'XYPair' | 'shape';

export interface ElementRule {
  /** The type of each attribute, or its values. */
  attributes: Readonly<Record<string, ValueType | readonly string[]>>;
  required: readonly string[];
  /** In the sequence of the schema. */
  children: readonly { name: string; min: number; max: number }[];
}

const many = (name: string, min = 0) => ({ name, min, max: Infinity });
const one = (name: string) => ({ name, min: 0, max: 1 });
const MEDIA_TYPES = ['Film', 'Foil', 'Other', 'Paper', 'SelfAdhesive', 'Textile', 'Transparency', 'Vinyl'];

/**
 * What CIP4's schema of XJDF 2.1 (schema.cip4.org, version 2.1.43) says about the elements of our tickets: their
 * sequence, how often they occur, and the types of their attributes. Elements and attributes that our tickets do not
 * use are left out, so that a ticket that follows these rules follows the schema.
 */
export const XJDF_RULES: Readonly<Record<string, ElementRule>> = {
  XJDF: {
    attributes: {
      ...{ JobID: 'NMTOKEN', JobPartID: 'NMTOKEN', DescriptiveName: 'string', Types: 'NMTOKENS' },
      Version: ['2.0', '2.1'],
    },
    required: ['JobID', 'Types'],
    children: [many('GeneralID'), one('ProductList'), many('ResourceSet')],
  },
  GeneralID: {
    attributes: { IDUsage: 'NMTOKEN', IDValue: 'string' },
    required: ['IDUsage', 'IDValue'],
    children: [],
  },
  ProductList: { attributes: {}, required: [], children: [many('Product', 1)] },
  Product: {
    attributes: { Amount: 'int', DescriptiveName: 'string', ID: 'ID', IsRoot: 'boolean' },
    required: [],
    children: [many('GeneralID'), many('Intent')],
  },
  Intent: {
    attributes: { Name: 'NMTOKEN' },
    required: ['Name'],
    // The schema has one intent of any kind here.
    children: [one('LayoutIntent'), one('MediaIntent')],
  },
  LayoutIntent: { attributes: { FinishedDimensions: 'shape' }, required: [], children: [] },
  MediaIntent: { attributes: { MediaType: MEDIA_TYPES }, required: ['MediaType'], children: [] },
  ResourceSet: {
    attributes: { Name: 'NMTOKEN', Usage: ['Input', 'Output'] },
    required: ['Name'],
    children: [many('GeneralID'), many('Resource')],
  },
  Resource: {
    attributes: { DescriptiveName: 'string', ExternalID: 'NMTOKEN', ID: 'ID' },
    required: [],
    // The schema has one resource of any kind here.
    children: [many('GeneralID'), one('NodeInfo'), one('Media'), one('RunList')],
  },
  NodeInfo: { attributes: { End: 'dateTime' }, required: [], children: [] },
  Media: { attributes: { MediaType: MEDIA_TYPES, Dimension: 'XYPair' }, required: ['MediaType'], children: [] },
  RunList: { attributes: {}, required: [], children: [one('FileSpec')] },
  FileSpec: { attributes: { URL: 'URL', MimeType: 'string' }, required: [], children: [] },
};
