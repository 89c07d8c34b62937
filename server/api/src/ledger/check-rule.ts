/** A violated guarantee of `port.ts`, and where. */
export type Breach = { readonly rule: string; readonly where: string };

/** A guarantee, and a query that returns one row, `where`, per breach. */
export type Rule = { readonly rule: string; readonly sql: string };

export const BREACHES_MAX_PER_RULE = 5;

/** Where the SQL of the rules differs between databases. */
export type RuleDialect = {
  /** The part of a text before its first "/". */
  beforeSlash(text: string): string;
  /** A whole number in a text that has a JSON object. */
  jsonInteger(place: { readonly json: string; readonly key: string }): string;
};
