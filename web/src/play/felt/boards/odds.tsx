import { useSpeech } from '../../shell/speech-context.tsx';
import { useFelt } from '../felt-context.ts';

/** What a spot pays to one, from the paytable. */
export function Odds(props: {
  readonly spot: string;
  /** The least that it pays, where more dice pay more. */
  readonly from?: number;
}) {
  const { state } = useFelt();
  const { number } = useSpeech();
  const row = state.paytable.spots.find(({ spot }) => spot === props.spot);
  if (!row) return null;
  const most = number(row.returnMax - 1);
  return (
    <span className="spot-odds">
      {props.from === undefined ? most : `${number(props.from)}–${most}`}:1
    </span>
  );
}
