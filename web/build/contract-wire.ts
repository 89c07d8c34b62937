import type { Plugin } from 'vite';
import { endpointEntries } from '../../server/src/contract/index.ts';

const MODULE = 'virtual:contract-wire';
const RESOLVED = `\0${MODULE}`;

/**
 * Serves the method and path of every endpoint as a table, made from the contract at build time:
 * the client needs no more than that to speak the wire, so zod stays out of its first load.
 */
export function contractWire(): Plugin {
  return {
    name: 'fairhall:contract-wire',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const table = Object.fromEntries(
        endpointEntries().map(([name, { method, path }]) => [name, [method, path]]),
      );
      return `export const wire = ${JSON.stringify(table)};`;
    },
  };
}
