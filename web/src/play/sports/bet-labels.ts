import type { Fixture, MarketName, Runner } from '../contract-types.ts';
import type { GameTexts } from '../game-texts.ts';
import { oddsText as plainOdds } from './engine-facts.ts';

type Bet = { readonly fixture: Fixture; readonly market: MarketName; readonly selection: string };

/** The name of a selection: a team, a runner or a line. */
export function selectionName({ fixture, market, selection }: Bet, i18n: GameTexts): string {
  switch (fixture.kind) {
    case 'football':
    case 'basketball':
      return matchSelection(fixture, { market, selection, i18n });
    case 'horses':
    case 'cars':
      return raceSelection(fixture.runners, { market, selection, i18n });
    case 'draw':
      return selection;
    default:
      return fixture satisfies never;
  }
}

type Match = Extract<Fixture, { kind: 'football' | 'basketball' }>;
type SelectionOf = {
  readonly market: MarketName;
  readonly selection: string;
  readonly i18n: GameTexts;
};

function matchSelection(fixture: Match, { market, selection, i18n }: SelectionOf): string {
  const { t } = i18n;
  const side = selection === 'home' ? fixture.home.name : fixture.away.name;
  switch (market) {
    case 'match':
      return selection === 'draw' ? t('fixtures:sports.drawn') : side;
    case 'total-2-5':
      return t(selection === 'over' ? 'fixtures:sports.over' : 'fixtures:sports.under', {
        line: i18n.number(2.5),
      });
    case 'both-score':
      return t(selection === 'yes' ? 'fixtures:sports.yes' : 'fixtures:sports.no');
    case 'correct-score':
      return selection === 'other'
        ? t('fixtures:sports.otherScore')
        : selection.replace('-', ' : ');
    case 'handicap':
      return t('fixtures:sports.withHandicap', {
        team: side,
        line: handicapOf(fixture, selection, i18n),
      });
    case 'points':
      return t(selection === 'over' ? 'fixtures:sports.over' : 'fixtures:sports.under', {
        line: fixture.kind === 'basketball' ? i18n.number(fixture.totalTenths / 10) : '',
      });
    default:
      return side;
  }
}

/** The handicap of a side: `−3.5` or `+3.5`. */
function handicapOf(fixture: Match, selection: string, { locale }: GameTexts): string {
  if (fixture.kind !== 'basketball') return '';
  const tenths = selection === 'home' ? fixture.handicapTenths : -fixture.handicapTenths;
  const line = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }).format(tenths / 10);
  // A minus sign has the width of digits, unlike a hyphen.
  return line.replace('-', '−');
}

function raceSelection(
  runners: readonly Runner[],
  { market, selection, i18n }: SelectionOf,
): string {
  const named = (number: string): string =>
    runners.find((runner) => String(runner.number) === number)?.name ?? number;
  const [first = '', second = ''] = selection.split('-');
  if (market === 'forecast') return `1. ${named(first)} · 2. ${named(second)}`;
  if (market === 'duel') {
    return i18n.t('fixtures:sports.ahead', { first: named(first), second: named(second) });
  }
  return named(selection);
}

/** Odds in the language's number format, with two decimals. */
export function oddsText(odds: string | bigint, { locale }: GameTexts): string {
  const text = typeof odds === 'bigint' ? plainOdds(odds) : odds;
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(Number(text));
}
