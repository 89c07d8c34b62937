import type { Currency } from '@/lib/contract-types.ts';
import type { MoneyWords } from '../i18n/words.ts';
import { toMinor } from '../money.ts';
import { useSpeech } from '../shell/speech-context.tsx';
import { artPaths } from '../slot/stage/art-loader.ts';
import type { Dealt } from './recompute.ts';

/** Steps of a slot that are shown; a feature has dozens. */
const STEPS_SHOWN = 6;

/** What the engine dealt on this device: reels, or hands and bets in the engine's own words. */
export function DealtView(props: {
  readonly gameId: string;
  readonly dealt: Dealt;
  readonly currency: Currency;
  readonly money: MoneyWords;
}) {
  const { gameId, dealt } = props;
  const { t } = useSpeech();
  const steps = dealt.steps.slice(0, STEPS_SHOWN).map((step, place) => ({ ...step, place }));
  return (
    <>
      {steps.length > 0 && (
        <div className="dealt-grids">
          {steps.map(({ place, kind, stops, grid }) => (
            <figure key={place}>
              <figcaption>
                <b>{t(`proofSteps.${kind}`)}</b>
                <span>{t('proofSteps.events', { events: stops.join(' · ') })}</span>
              </figcaption>
              <GridView gameId={gameId} grid={grid} />
            </figure>
          ))}
        </div>
      )}
      {dealt.steps.length > steps.length && (
        <p className="proof-note">
          {t('verify.moreStops', { count: dealt.steps.length - steps.length })}
        </p>
      )}
      <HandsView hands={dealt.hands} />
      {dealt.bets.length > 0 && <BetsView {...props} />}
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

function HandsView({ hands }: { readonly hands: Dealt['hands'] }) {
  const { t, number } = useSpeech();
  if (hands.length === 0) return null;
  const rows = hands.map((hand, place) => ({ ...hand, place: place + 1 }));
  return (
    <>
      {rows.map(({ name, values, place }) => (
        <dl key={place} className="proof-figure">
          <dt>{name ?? t('verify.hand', { place: number(place) })}</dt>
          <dd>{values.map((value) => value ?? '?').join(' · ')}</dd>
        </dl>
      ))}
    </>
  );
}

function BetsView(props: {
  readonly dealt: Dealt;
  readonly currency: Currency;
  readonly money: MoneyWords;
}) {
  const { dealt, currency, money } = props;
  const { t } = useSpeech();
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
              <th scope="row">{spot}</th>
              <td>{money(toMinor(amount, currency))}</td>
              <td>{money(toMinor(win, currency))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
