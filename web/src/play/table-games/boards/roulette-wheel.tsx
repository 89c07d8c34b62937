import type { SpotRound } from '../../contract-types.ts';
import { colourOf, pocketOf, type Tables, useTables } from './roulette-facts.ts';
import { useTurn } from './use-turn.ts';
import './roulette-wheel.css';

/** The pocket at the top of the wheel's image. */
const TOP_POCKET = 17;

/** The angle of the wheel with a pocket at the top, in degrees. */
function angleOf(pocket: number, { wheel }: Tables): number {
  const places = wheel.indexOf(TOP_POCKET) - wheel.indexOf(pocket) + wheel.length;
  return ((places * 360) / wheel.length) % 360;
}

/** The wheel with its ball, and on phones the number of the round. */
export function RouletteWheel(props: {
  readonly round: SpotRound | null;
  readonly isOver: boolean;
}) {
  const { round, isOver } = props;
  const tables = useTables();
  const turn = useTurn(
    round && { roundId: round.roundId, angle: angleOf(pocketOf(round), tables) },
  );
  return (
    <div className="roulette-wheel" aria-hidden>
      <picture>
        <source srcSet="/art/games/brass-roulette/wheel.avif" type="image/avif" />
        <img
          src="/art/games/brass-roulette/wheel.webp"
          alt=""
          style={{ rotate: `${turn}deg` }}
          draggable={false}
        />
      </picture>
      <i className="wheel-light" />
      {round && (
        <span className="ball-track" key={round.roundId}>
          <i className="ball" />
        </span>
      )}
      {round && isOver && (
        <b className={`wheel-number number-${colourOf(pocketOf(round), tables)}`}>
          {pocketOf(round)}
        </b>
      )}
    </div>
  );
}
