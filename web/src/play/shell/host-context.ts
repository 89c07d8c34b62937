import { createContext, useContext } from 'react';
import type { Host } from '../host.ts';

const HostContext = createContext<Host | null>(null);

export const HostProvider = HostContext.Provider;

/** The way to the page that embeds the game. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('no host around this component');
  return host;
}
