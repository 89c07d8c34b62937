/** Whether a lower or a higher choice than the current one is on offer. */
export function stepsOf<T>(
  choices: readonly T[],
  chosen: T,
): { readonly lower: boolean; readonly raise: boolean } {
  const place = choices.indexOf(chosen);
  return { lower: place > 0, raise: place >= 0 && place < choices.length - 1 };
}

/** The next choice in a direction; the current one at the end. */
export function stepped<T>(choices: readonly T[], chosen: T, move: 1 | -1): T {
  return choices[choices.indexOf(chosen) + move] ?? chosen;
}
