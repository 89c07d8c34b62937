import { endpointEntries } from '@fairhall/api/contract/index';
import { officeEntries } from '@fairhall/api/office/contract';
import { refusalCodes, transportCodes } from '@fairhall/kit/errors';
import type { Plugin } from 'vite';

const MODULE = 'virtual:contract-tables';
const RESOLVED = `\0${MODULE}`;

/** The refusals from 1500 to 1599 are those of the back office alone. */
const isOfficeCode = (code: number) => code >= 1500 && code < 1600;

/** Maps the number of every error to its name, for refusals and transport errors. */
function errorNames({ hasOffice }: { readonly hasOffice: boolean }): Record<number, string> {
  const entries = Object.entries({ ...refusalCodes, ...transportCodes });
  return Object.fromEntries(
    entries
      .filter(([, code]) => hasOffice || !isOfficeCode(code))
      .map(([name, code]) => [code, name]),
  );
}

type Row = readonly [name: string, endpoint: readonly unknown[]];

/** The calls of the player client. Providers call the other endpoints. */
function playerRows(): Row[] {
  return endpointEntries()
    .filter(([, { access }]) => access === 'public' || access === 'session')
    .map(([name, { method, path, access, inputInBody }]) => [
      name,
      // Sent for the few that need it.
      [method, path, access, ...(inputInBody ? [true] : [])],
    ]);
}

/** The calls of the back office, in a group of their own. */
function officeRows(): Row[] {
  return officeEntries().map(([name, { method, path, access }]) => [
    `office/${name}`,
    [method, path, access],
  ]);
}

/**
 * Serves the method, path and access of every endpoint and the names of the error codes as tables,
 * generated from the contract at build time. The client needs nothing else of the contract, so zod
 * stays out of its first load. The player client and the back office have a table each; the
 * development server, which serves all documents from one environment, has both.
 */
export function contractTables(): Plugin {
  return {
    name: 'fairhall:contract-tables',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const { mode, name } = this.environment;
      const isDevelopment = mode === 'dev';
      const hasOffice = isDevelopment || name === 'office';
      const hasPlayers = isDevelopment || name !== 'office';
      const rows = [...(hasPlayers ? playerRows() : []), ...(hasOffice ? officeRows() : [])];
      return [
        `export const endpoints = ${JSON.stringify(Object.fromEntries(rows))};`,
        `export const errorNames = ${JSON.stringify(errorNames({ hasOffice }))};`,
      ].join('\n');
    },
  };
}
