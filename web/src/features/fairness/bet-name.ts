/** The texts of `fairness-page:bets` by the report's name for the bet of a game's figures. */
const texts = {
  anywhere: 'anywhere',
  red: 'red',
  big: 'big',
  crown: 'crown',
  brass: 'brass',
  banker: 'banker',
  dragon: 'dragon',
  turtle: 'turtle',
  dolphin: 'dolphin',
  oyster: 'oyster',
  'rose-jelly': 'roseJelly',
  ticket: 'ticket',
  line: 'line',
  'pick-1-2-3-4-5-6': 'sixNumbers',
  'match home': 'homeWin',
  'winner home': 'homeWin',
  'win 1': 'firstRunner',
  'under-200': 'doubleUnder',
  'over-200': 'doubleOver',
  'brisk-12': 'briskTwelve',
  'opening stake, advised play': 'advisedPlay',
} as const;

type BetText =
  | { readonly text: (typeof texts)[keyof typeof texts] }
  | { readonly text: 'lines' | 'ways'; readonly count: number };

const isKnown = (bet: string): bet is keyof typeof texts => Object.hasOwn(texts, bet);

/** The text key of a bet of the report; `null` for a bet that is newer than the texts. */
export function betText(bet: string): BetText | null {
  if (isKnown(bet)) return { text: texts[bet] };
  const [, count, kind] = /^(\d+) (lines|ways)$/.exec(bet) ?? [];
  if (kind === 'lines' || kind === 'ways') return { text: kind, count: Number(count) };
  return null;
}
