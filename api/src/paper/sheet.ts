/** How a text looks. */
export type Look = 'heading' | 'body' | 'strong' | 'small' | 'label' | 'fine';

/** What stands on a sheet, from top to bottom. Lengths are points. */
export type Block =
  | { kind: 'text'; text: string; look?: Look }
  | { kind: 'gap'; height: number }
  | { kind: 'facts'; facts: readonly Fact[] }
  /** Side by side and never parted: for a few lines each. */
  | { kind: 'columns'; columns: readonly (readonly Block[])[] }
  /** Goes on over pages, its head with it. */
  | { kind: 'table'; columns: readonly Column[]; rows: readonly Row[] }
  /** What a table comes to, at the right and never parted. */
  | { kind: 'sums'; sums: readonly Sum[] };

export interface Fact {
  name: string;
  value: string;
}

export interface Column {
  title: string;
  /** Columns without one share what is left. */
  width?: number;
  /** At the right, in figures of one width. */
  figures?: true;
}

export interface Row {
  cells: readonly Cell[];
  strong?: true;
}

/** `under` stands below it, smaller. */
export type Cell = string | { text: string; under: readonly string[] };

export interface Sum {
  name: string;
  value: string;
  strong?: true;
}

/** A document as its readers get it: A4, as many pages as it takes. */
export interface Sheet {
  /** Of the file: what programs show as its name. */
  title: string;
  language: string;
  /** Whose it is: stands at the head. */
  owner: string;
  /** What it is, large at the head. */
  kind: string;
  /** Beside it, where it must not be taken for another: that it is no invoice, that it is paid. */
  standing?: string;
  /** At the head of every page after the first. */
  running: string;
  /** At the foot of every page. */
  foot: readonly string[];
  /** `page 2 of 3` */
  pageOf: (page: number, pages: number) => string;
  /** When it was made: the same sheet made at the same instant is the same bytes. */
  at: Date;
  blocks: readonly Block[];
}
