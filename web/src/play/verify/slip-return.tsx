import { eventName } from '../events/event-words.ts';
import { type MoneyWords, moneyWords, type Speech } from '../i18n/words.ts';
import { useSpeech } from '../shell/speech-context.tsx';
import { oddsText, selectionName } from '../sports/bet-words.ts';
import { Figure } from './proof-parts.tsx';
import type { SlipAgain, SlipLeg, SlipLine } from './slip-again.ts';

type Words = { readonly speech: Speech; readonly money: MoneyWords };

/** A slip settled again: its lines with their hits, or its legs with their odds, and what comes back. */
export function SlipReturn(props: {
  readonly slip: SlipAgain;
  /** What is said where nothing at hand decides it. */
  readonly open?: string;
}) {
  const { slip, open = '' } = props;
  const speech = useSpeech();
  const { t } = speech;
  const words = { speech, money: moneyWords(speech, slip.currency) };
  const rows = [
    ...slip.lines.map((line) => lineRow(line, words)),
    ...slip.legs.map((leg) => legRow(leg, speech)),
  ];
  return (
    <>
      <div className="proof-draws slip-return">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('proof.pick')}</th>
              <th scope="col">{t('proof.outcome')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ pick, about, outcome }) => (
              <tr key={`${pick} ${about}`}>
                <th scope="row">
                  {pick}
                  {about !== '' && <small>{about}</small>}
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
        <Figure label={t('events.returned')} value={sumText(slip, words)} proven />
      )}
    </>
  );
}

type Row = { readonly pick: string; readonly about: string; readonly outcome: string };

/** `7 · 12 · 19 · 28 · 34 · 41`, `2 hits: $3.00`. */
function lineRow({ numbers, hits, winMinor }: SlipLine, { speech, money }: Words): Row {
  const { t } = speech;
  const hit = hits === null ? '' : t('draw.hits', { count: hits });
  const won = winMinor === null ? '' : money(winMinor);
  return {
    pick: numbers.join(' · '),
    about: '',
    outcome: [hit, won].filter((text) => text !== '').join(': '),
  };
}

/** The selection, its market and odds, and how it ended. */
function legRow({ event, market, selection, odds, outcome }: SlipLeg, speech: Speech): Row {
  const { t } = speech;
  const about = [t(`sports.market.${market}`), oddsText(odds, speech), eventName(event, speech)];
  return {
    pick: selectionName({ fixture: event.fixture, market, selection }, speech),
    about: about.join(' · '),
    outcome: t(`sports.outcome.${outcome}`),
  };
}

/** `$5.00 × 3.42 = $17.10` where all legs won; else what came back alone. */
function sumText(slip: SlipAgain, { speech, money }: Words): string {
  const returned = money(slip.winMinor ?? 0n);
  const isWon = slip.legs.length > 0 && slip.legs.every(({ outcome }) => outcome === 'won');
  if (!isWon || slip.odds === null) return returned;
  return `${money(slip.stakeMinor)} × ${oddsText(slip.odds, speech)} = ${returned}`;
}
