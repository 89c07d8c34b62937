import { endpointEntries } from '@fairhall/api/contract/index';
import { refusalCodes, transportCodes } from '@fairhall/kit/errors';
import type { Plugin } from 'vite';

const MODULE = 'virtual:contract-tables';
const RESOLVED = `\0${MODULE}`;

/** Maps the number of every error to its name, for refusals and transport errors. */
function errorNames(): Record<number, string> {
  const entries = Object.entries({ ...refusalCodes, ...transportCodes });
  return Object.fromEntries(entries.map(([name, code]) => [code, name]));
}

/**
 * Serves the method, path and access of every endpoint and the names of the error codes as tables,
 * generated from the contract at build time. The client needs nothing else of the contract, so zod
 * stays out of its first load.
 */
export function contractTables(): Plugin {
  return {
    name: 'fairhall:contract-tables',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const table = Object.fromEntries(
        endpointEntries()
          // Providers call the other endpoints.
          .filter(([, { access }]) => access === 'public' || access === 'session')
          .map(([name, { method, path, access, inputInBody }]) => [
            name,
            // Sent for the few that need it.
            [method, path, access, ...(inputInBody ? [true] : [])],
          ]),
      );
      return [
        `export const endpoints = ${JSON.stringify(table)};`,
        `export const errorNames = ${JSON.stringify(errorNames())};`,
      ].join('\n');
    },
  };
}
