import { type Context, useContext } from 'react';

/** The value of a context. @throws outside of its provider, with its name `what` */
export function useRequired<T>(context: Context<T | null>, what: string): T {
  const value = useContext(context);
  if (value === null) throw new Error(`no ${what} context`);
  return value;
}
