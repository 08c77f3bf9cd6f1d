import type { ProductionJob } from './production-jobs';

/** Points in a mm, the unit of lengths in XJDF. */
const POINTS = 72 / 25.4;

/**
 * A job ticket in XJDF 2.1 for the workflow system of a press: product, amount, size, medium, and the press-ready file.
 * @param pressFile - the name of the PDF beside the ticket; null without a printed area
 */
export function renderXjdf({ view, file }: ProductionJob, pressFile: string | null): string {
  const size = view.widthMm === null || view.heightMm === null ? null : [view.widthMm, view.heightMm];
  const dimensions = size ? ` FinishedDimensions="${size.map((mm) => points(mm)).join(' ')} 0"` : '';
  const sheet = size
    ? ` Dimension="${[view.printWidthMm, view.printHeightMm].map((mm) => points(mm ?? 0)).join(' ')}"`
    : '';
  // An ID must not begin with a digit.
  const id = `P-${view.orderId}-${view.position}`;
  const checksum = file?.sha256?.toString('hex');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<XJDF xmlns="http://www.CIP4.org/JDFSchema_2_0" JobID="${view.orderId}" JobPartID="${view.position}" Version="2.1" Types="Product" DescriptiveName="${escape(view.product)}">`,
    `  <GeneralID IDUsage="ItemID" IDValue="${view.sid}"/>`,
    ...(checksum ? [`  <GeneralID IDUsage="ArtworkSHA256" IDValue="${checksum}"/>`] : []),
    '  <ProductList>',
    `    <Product ID="${id}" IsRoot="true" Amount="${view.quantity}" DescriptiveName="${escape(describe(view))}">`,
    `      <Intent Name="LayoutIntent"><LayoutIntent${dimensions}/></Intent>`,
    '      <Intent Name="MediaIntent"><MediaIntent MediaType="Other"/></Intent>',
    '    </Product>',
    '  </ProductList>',
    '  <ResourceSet Name="NodeInfo" Usage="Input">',
    `    <Resource><NodeInfo End="${view.due}T23:59:59+08:00"/></Resource>`,
    '  </ResourceSet>',
    '  <ResourceSet Name="Media" Usage="Input">',
    `    <Resource ExternalID="${escape(view.material)}" DescriptiveName="${escape(view.product)}"><Media MediaType="Other"${sheet}/></Resource>`,
    '  </ResourceSet>',
    ...(pressFile === null
      ? []
      : [
          '  <ResourceSet Name="RunList" Usage="Input">',
          `    <Resource><RunList><FileSpec URL="${encodeURIComponent(pressFile)}" MimeType="application/pdf"/></RunList></Resource>`,
          '  </ResourceSet>',
        ]),
    '</XJDF>',
    '',
  ].join('\n');
}

const points = (mm: number) => (Math.round(mm * POINTS * 1000) / 1000).toString();

function describe({ product, variant, finishes }: ProductionJob['view']): string {
  return [product, variant, ...finishes].filter((part) => part !== null).join(', ');
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}
