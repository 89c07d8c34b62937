import { useState } from 'react';
import type { Currency } from '@/lib/contract-types.ts';
import type { MoneyWords } from '../i18n/words.ts';
import { toMinor } from '../money.ts';
import { useSpeech } from '../shell/speech-context.tsx';
import { artPaths } from '../slot/stage/art-loader.ts';
import { DecisionsView, SpotsView } from './dealt-hands.tsx';
import type { Dealt } from './recompute.ts';
import { type RoundWords, useRoundWords } from './round-words.ts';

/** Steps of a slot that are shown; a feature has dozens. */
const STEPS_SHOWN = 6;

/** What the engine dealt on this device: reels, cards and bets in the player's language. */
export function DealtView(props: {
  readonly gameId: string;
  readonly dealt: Dealt;
  readonly currency: Currency;
  readonly money: MoneyWords;
}) {
  const { gameId, dealt } = props;
  const { t, number } = useSpeech();
  const words = useRoundWords(gameId);
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? dealt.steps : dealt.steps.slice(0, STEPS_SHOWN);
  const steps = shown.map((step, place) => ({ ...step, place }));
  return (
    <>
      {steps.length > 0 && (
        <div className="dealt-grids">
          {steps.map(({ place, kind, stops, grid, multiplier, win }) => (
            <figure key={place}>
              <figcaption>
                <b>
                  {number(place + 1)} {t(`proofSteps.${kind}`)}
                  {multiplier > 1 && ` ×${multiplier}`} ·{' '}
                  {props.money(toMinor(win, props.currency))}
                </b>
                <span>{t('proofSteps.events', { events: stops.join(' · ') })}</span>
              </figcaption>
              <GridView gameId={gameId} grid={grid} />
            </figure>
          ))}
        </div>
      )}
      {dealt.steps.length > steps.length && (
        <button type="button" className="proof-all" onClick={() => setIsWhole(true)}>
          {t('verify.showAll', { count: number(dealt.steps.length) })}
        </button>
      )}
      {words && dealt.spots && <SpotsView round={dealt.spots} words={words} />}
      {words && dealt.decisions.length > 0 && (
        <DecisionsView steps={dealt.decisions} words={words} />
      )}
      {words && dealt.bets.length > 0 && <BetsView {...props} words={words} />}
    </>
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

function BetsView(props: {
  readonly words: RoundWords;
  readonly dealt: Dealt;
  readonly currency: Currency;
  readonly money: MoneyWords;
}) {
  const { dealt, currency, money, words } = props;
  const speech = useSpeech();
  const { t } = speech;
  return (
    <div className="proof-draws">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('felt.columnBet')}</th>
            <th scope="col">{t('controls.bet')}</th>
            <th scope="col">{t('verify.win')}</th>
          </tr>
        </thead>
        <tbody>
          {dealt.bets.map(({ spot, amount, win }) => (
            <tr key={spot}>
              <th scope="row">{words.spotName(spot, speech)}</th>
              <td>{money(toMinor(amount, currency))}</td>
              <td>{money(toMinor(win, currency))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
