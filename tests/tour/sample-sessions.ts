/**
 * The sample accounts of the scenes: with much data, with none, with orders in every status, and of
 * two markets.
 */
export const sampleNames = ['demo', 'new', 'busy', 'gb', 'br'] as const;
export type SampleName = (typeof sampleNames)[number];

const variable = (name: SampleName) => `FAIRHALL_TOUR_${name.toUpperCase()}`;

/** Passes a session to the workers, through their environment. */
export function keepSession(name: SampleName, session: string): void {
  process.env[variable(name)] = session;
}

/** @returns the session as "remember me" stores it in the browser */
export function sampleSession(name: SampleName): string {
  const session = process.env[variable(name)];
  if (session === undefined) throw new Error(`${name} is not logged in; the global setup does it`);
  return session;
}
