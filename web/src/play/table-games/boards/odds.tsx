import { useGameTexts } from '../../game-texts-context.ts';
import { useTableGame } from '../table-game-context.ts';

/** The odds of a spot, from the paytable. */
export function Odds(props: {
  readonly spot: string;
  /** The minimum odds of a spot that pays more for more dice. */
  readonly from?: number | undefined;
}) {
  const { state } = useTableGame();
  const { number } = useGameTexts();
  const row = state.paytable.spots.find(({ spot }) => spot === props.spot);
  if (!row) return null;
  const most = number(row.returnMax - 1);
  return (
    <span className="spot-odds">
      {props.from === undefined ? most : `${number(props.from)}–${most}`}:1
    </span>
  );
}
