import { useState } from 'react';
import type { Currency } from '@/lib/contract-types.ts';
import type { MoneyWords, Speech } from '../i18n/words.ts';
import { toMinor } from '../money.ts';
import { useSpeech } from '../shell/speech-context.tsx';
import { artPaths } from '../slot/stage/art-loader.ts';
import { DecisionsView, handName, SpotsView } from './dealt-hands.tsx';
import type { Dealt, DealtWin } from './recompute.ts';
import { useRoundWords } from './round-words.ts';

/** Steps of a slot that are shown; a feature has dozens. */
const STEPS_SHOWN = 6;
const WINS_SHOWN = 8;

/** What the engine dealt on this device: reels, cards and bets in the player's language. */
export function DealtView(props: {
  readonly gameId: string;
  readonly dealt: Dealt;
  readonly currency: Currency;
  readonly money: MoneyWords;
}) {
  const { gameId, dealt } = props;
  const speech = useSpeech();
  const { t, number } = speech;
  const words = useRoundWords(gameId);
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? dealt.steps : dealt.steps.slice(0, STEPS_SHOWN);
  const steps = shown.map((step, place) => ({ ...step, place }));
  return (
    <>
      {steps.length > 0 && (
        <div className="dealt-grids">
          {steps.map(({ place, kind, stops, grid, multiplier, wins, win }) => (
            <figure key={place}>
              <figcaption>
                <b>
                  {number(place + 1)} {t(`proofSteps.${kind}`)}
                  {multiplier > 1 && ` ×${multiplier}`} ·{' '}
                  {props.money(toMinor(win, props.currency))}
                </b>
              </figcaption>
              <GridView gameId={gameId} grid={grid} />
              <p className="dealt-events">
                {t('proofSteps.events', { events: stops.join(' · ') })}
              </p>
              <StepWins
                texts={wins.map((one) =>
                  winText(one, {
                    speech,
                    amount: (text) => props.money(toMinor(text, props.currency)),
                  }),
                )}
              />
            </figure>
          ))}
        </div>
      )}
      {dealt.steps.length > steps.length && (
        <button type="button" className="proof-all" onClick={() => setIsWhole(true)}>
          {t('verify.showAll', { count: number(dealt.steps.length) })}
        </button>
      )}
      {!words && dealt.steps.length === 0 && <div className="skeleton dealt-waits" />}
      {words && dealt.spots && <SpotsView round={dealt.spots} words={words} />}
      {words && dealt.decisions.length > 0 && (
        <DecisionsView steps={dealt.decisions} words={words} />
      )}
      {words && dealt.bets.length > 0 && (
        <PaidTable
          {...props}
          column={t('felt.columnBet')}
          rows={dealt.bets.map(({ spot, amount, win }) => ({
            ...{ name: words.spotName(spot, speech), staked: amount, returned: win },
          }))}
        />
      )}
      {words && dealt.hands.length > 0 && (
        <PaidTable
          {...props}
          column={t('proof.hand')}
          rows={dealt.hands.map(({ name, ...paid }, place) => ({
            ...paid,
            name: handName({ name, place }, { words, speech }),
          }))}
        />
      )}
    </>
  );
}

/** What of a step paid, as far as it has room under the reels. */
function StepWins({ texts }: { readonly texts: readonly string[] }) {
  const { t } = useSpeech();
  if (texts.length === 0) return null;
  const more = texts.length - WINS_SHOWN;
  return (
    <ul className="dealt-wins">
      {texts.slice(0, WINS_SHOWN).map((text) => (
        <li key={text}>{text}</li>
      ))}
      {more > 0 && <li>{t('result.more', { count: more })}</li>}
    </ul>
  );
}

/** One sight of the reels; read out reel by reel. */
function GridView(props: {
  readonly gameId: string;
  readonly grid: Dealt['steps'][number]['grid'];
}) {
  const { symbol } = useSpeech();
  const paths = artPaths(props.gameId);
  const reels = props.grid.map((cells, reel) => ({
    reel,
    cells: cells.map((name, row) => ({ name, row })),
  }));
  return (
    <div className="dealt-grid">
      {reels.map(({ reel, cells }) => (
        <div key={reel}>
          {cells.map(({ name, row }) => (
            <img key={row} src={paths.symbol(name)} alt={symbol(name)} width={34} height={34} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** What each bet, hand or side bet staked and returned. */
function PaidTable(props: {
  readonly column: string;
  readonly rows: readonly {
    readonly name: string;
    readonly staked: string;
    readonly returned: string;
  }[];
  readonly currency: Currency;
  readonly money: MoneyWords;
}) {
  const { column, currency, money } = props;
  const { t } = useSpeech();
  const rows = props.rows.map((row, place) => ({ ...row, place }));
  return (
    <div className="proof-draws">
      <table>
        <thead>
          <tr>
            <th scope="col">{column}</th>
            <th scope="col">{t('proof.staked')}</th>
            <th scope="col">{t('verify.win')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ place, name, staked, returned }) => (
            <tr key={place}>
              <th scope="row">{name}</th>
              <td>{money(toMinor(staked, currency))}</td>
              <td>{money(toMinor(returned, currency))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The wins of a step in words: "Line 4: 3× Ace $0.40". */
function winText(
  { line, ways, symbol, count, win }: DealtWin,
  { speech, amount }: { speech: Speech; amount: (win: string) => string },
): string {
  const { t } = speech;
  const named = {
    count,
    symbol: symbol === null ? t('paytable.scatter') : speech.symbol(symbol),
    amount: amount(win),
  };
  if (ways !== null)
    return t('result.waysWin', { ...named, ways: t('result.ways', { count: ways }) });
  const text = t('result.lineWin', named);
  return line === null ? text : `${t('result.line', { line })}: ${text}`;
}
