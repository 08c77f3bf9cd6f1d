export type TextStyle = 'heading' | 'body' | 'strong' | 'small' | 'label' | 'fine';

/** The content of a document, from top to bottom. Lengths are points. */
export type Block =
  | { kind: 'text'; text: string; style?: TextStyle }
  | { kind: 'space'; height: number }
  | { kind: 'fields'; fields: readonly Field[] }
  /** The picture of a printed piece, to scale and with its dimensions. */
  | { kind: 'piece'; piece: PiecePicture }
  /** Side by side and never split between pages: for a few lines each. */
  | { kind: 'columns'; columns: readonly (readonly Block[])[] }
  /** Continues over pages and repeats its header on each. */
  | { kind: 'table'; columns: readonly Column[]; rows: readonly Row[] }
  /** The totals below a table, aligned right and never split between pages. */
  | { kind: 'totals'; totals: readonly Total[] };

/** A picture that covers a printed piece, and what is drawn over it. Lengths are in mm unless stated. */
export interface PiecePicture {
  widthMm: number;
  heightMm: number;
  /** JPEG or PNG. */
  picture: Buffer;
  /** The dimensions in words, beside the piece. */
  widthLabel: string;
  heightLabel: string;
  /** Centres of grommets, from the top left corner. */
  grommets: readonly (readonly [x: number, y: number])[];
  /** Lines parallel to a side, at a distance from the left or top. */
  seams: readonly { direction: 'vertical' | 'horizontal'; atMm: number }[];
  /** In points. */
  maxHeight: number;
}

export interface Field {
  name: string;
  value: string;
}

export interface Column {
  title: string;
  /** Columns without a width share the remaining space equally. */
  width?: number;
  /** Aligned right, in digits of equal width. */
  isNumeric?: boolean;
}

export interface Row {
  cells: readonly Cell[];
  isBold?: boolean;
}

/** `details` are printed below the text in a smaller size. */
export type Cell = string | { text: string; details: readonly string[] };

export interface Total {
  name: string;
  value: string;
  isBold?: boolean;
}

/** A printable document: A4, as many pages as its blocks need. */
export interface PdfDocument {
  /** Title in the file's metadata, which viewers show as the window title. */
  title: string;
  language: string;
  /** Company name in the page header. */
  issuer: string;
  /** Without the marks of our documents: the issuer is somebody else. */
  isUnbranded?: boolean;
  /** Large heading on the first page, such as `Invoice`. */
  heading: string;
  /** Below the heading, for example that the document is paid or is not a tax invoice. */
  status?: string;
  /** In the header of every page after the first. */
  runningTitle: string;
  /** Lines in the footer of every page. */
  footer: readonly string[];
  /** Formats `page 2 of 3`. */
  pageLabel: (page: number, pages: number) => string;
  /** Equal documents with the same creation time produce identical bytes. */
  createdAt: Date;
  blocks: readonly Block[];
}
