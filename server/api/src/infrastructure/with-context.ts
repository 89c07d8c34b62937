type Call<Context> = (context: Context, ...rest: never[]) => unknown;

type Bound<Calls> = {
  readonly [Name in keyof Calls]: Calls[Name] extends (
    context: never,
    ...rest: infer Rest
  ) => infer Result
    ? (...rest: Rest) => Result
    : never;
};

/** The calls of a module, without the context that they take first: what others may call. */
export function withContext<Context, Calls extends Readonly<Record<string, Call<Context>>>>(
  context: Context,
  calls: Calls,
): Bound<Calls> {
  const bound = Object.entries(calls).map(([name, call]) => [
    name,
    (...rest: never[]) => call(context, ...rest),
  ]);
  return Object.fromEntries(bound) as Bound<Calls>;
}
