/** Possible pays in line bets, each with its chance; chances need not sum to 1. */
export type PayList = { readonly lineBets: Int32Array; readonly chances: Float64Array };

/** The list of the pays whose chance is not 0; `byPay` is indexed by line bets. */
export function payListOf(byPay: Float64Array): PayList {
  const pays: number[] = [];
  for (let lineBets = 0; lineBets < byPay.length; lineBets += 1) {
    if (byPay[lineBets] !== 0) pays.push(lineBets);
  }
  return {
    lineBets: Int32Array.from(pays),
    chances: Float64Array.from(pays, (lineBets) => byPay[lineBets] ?? 0),
  };
}

/** The pays times a multiplier, their chances times a factor. */
export function scaled(
  { lineBets, chances }: PayList,
  { multiplier, factor }: { multiplier: number; factor: number },
): PayList {
  return {
    lineBets: lineBets.map((pay) => pay * multiplier),
    chances: chances.map((chance) => chance * factor),
  };
}

/** All pays of several lists in one. */
export function joined(lists: readonly PayList[]): PayList {
  return {
    lineBets: Int32Array.from(lists.flatMap(({ lineBets }) => [...lineBets])),
    chances: Float64Array.from(lists.flatMap(({ chances }) => [...chances])),
  };
}
