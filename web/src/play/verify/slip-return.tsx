import { eventName } from '../fixtures/fixture-labels.ts';
import { type FormatMoney, type GameTexts, moneyFormat } from '../game-texts.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { oddsText, selectionName } from '../sports/bet-labels.ts';
import { Figure } from './proof-parts.tsx';
import type { ReplayedSlip, SlipLeg, SlipLine } from './replay-slip.ts';

type Texts = { readonly i18n: GameTexts; readonly formatMoney: FormatMoney };

/** A replayed slip: its lines with their hits, or its legs with their odds, and its return. */
export function SlipReturn(props: {
  readonly slip: ReplayedSlip;
  /** Shown while the known events do not decide the slip. */
  readonly open?: string;
}) {
  const { slip, open = '' } = props;
  const i18n = useGameTexts();
  const { t } = i18n;
  const texts = { i18n, formatMoney: moneyFormat(i18n, slip.currency) };
  const rows = [
    ...slip.lines.map((line) => lineRow(line, texts)),
    ...slip.legs.map((leg) => legRow(leg, i18n)),
  ];
  return (
    <>
      <div className="proof-draws bg-body shadow-inset overflow-hidden rounded-10">
        <table className="w-100">
          <thead>
            <tr>
              <th className="text-wrap" scope="col">
                {t('proof:pick')}
              </th>
              <th className="text-wrap" scope="col">
                {t('proof:outcome')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ pick, about, outcome }) => (
              <tr key={`${pick} ${about}`}>
                <th className="text-wrap" scope="row">
                  {pick}
                  {about !== '' && <small className="d-block">{about}</small>}
                </th>
                <td>{outcome}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {slip.winMinor === null ? (
        open !== '' && <p className="proof-rule">{open}</p>
      ) : (
        <Figure label={t('fixtures:returned')} value={sumText(slip, texts)} proven />
      )}
    </>
  );
}

type Row = { readonly pick: string; readonly about: string; readonly outcome: string };

/** `7 · 12 · 19 · 28 · 34 · 41`, `2 hits: $3.00`. */
function lineRow({ numbers, hits, winMinor }: SlipLine, { i18n, formatMoney }: Texts): Row {
  const { t } = i18n;
  const hit = hits === null ? '' : t('fixtures:draw.hits', { count: hits });
  const won = winMinor === null ? '' : formatMoney(winMinor);
  return {
    pick: numbers.join(' · '),
    about: '',
    outcome: [hit, won].filter((text) => text !== '').join(': '),
  };
}

/** The selection, its market and odds, and its outcome. */
function legRow({ event, market, selection, odds, outcome }: SlipLeg, i18n: GameTexts): Row {
  const { t } = i18n;
  const about = [
    t(`fixtures:sports.market.${market}`),
    oddsText(odds, i18n),
    eventName(event, i18n),
  ];
  return {
    pick: selectionName({ fixture: event.fixture, market, selection }, i18n),
    about: about.join(' · '),
    outcome: t(`fixtures:sports.outcome.${outcome}`),
  };
}

/** `$5.00 × 3.42 = $17.10` if all legs won; otherwise the return alone. */
function sumText(slip: ReplayedSlip, { i18n, formatMoney }: Texts): string {
  const returned = formatMoney(slip.winMinor ?? 0n);
  const isWon = slip.legs.length > 0 && slip.legs.every(({ outcome }) => outcome === 'won');
  if (!isWon || slip.odds === null) return returned;
  return `${formatMoney(slip.stakeMinor)} × ${oddsText(slip.odds, i18n)} = ${returned}`;
}
