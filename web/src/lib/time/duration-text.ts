const UNITS = [
  ['d', 86_400],
  ['h', 3_600],
  ['min', 60],
  ['s', 1],
] as const;

const SHOWN_UNITS = 2;
const NO_BREAK_SPACE = '\u00a0';

/**
 * A duration in its two largest units: "1 min 26 s", "3 d 2 h". These symbols are those of the SI
 * brochure, the same in every language.
 * @param durationMs less than a second counts as one
 */
export function durationText(durationMs: number): string {
  const seconds = Math.max(1, Math.round(durationMs / 1000));
  const first = UNITS.findIndex(([, size]) => seconds >= size);
  return UNITS.slice(first, first + SHOWN_UNITS)
    .map(([symbol, size], index) => {
      const above = UNITS[first + index - 1]?.[1];
      const rest = index === 0 || above === undefined ? seconds : seconds % above;
      return { symbol, count: Math.floor(rest / size) };
    })
    .filter(({ count }) => count > 0)
    .map(({ symbol, count }) => `${count}${NO_BREAK_SPACE}${symbol}`)
    .join(' ');
}

/** A duration of whole minutes in hours and minutes: "1 h 30 min", "0 min", "50 h". */
export function minutesText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    ...(hours > 0 ? [`${hours}${NO_BREAK_SPACE}h`] : []),
    ...(rest > 0 || hours === 0 ? [`${rest}${NO_BREAK_SPACE}min`] : []),
  ];
  return parts.join(' ');
}
