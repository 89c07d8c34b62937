import { type Context, useContext } from 'react';

/** The value of a context. @throws outside of its provider; `what` names it */
export function useRequired<T>(context: Context<T | null>, what: string): T {
  const value = useContext(context);
  if (value === null) throw new Error(`no ${what} around this component`);
  return value;
}
