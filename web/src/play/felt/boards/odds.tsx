import { useSpeech } from '../../shell/speech-context.tsx';
import { useFelt } from '../felt-context.ts';

/** What a spot pays to one, from the paytable. */
export function Odds(props: { readonly spot: string }) {
  const { state } = useFelt();
  const { number } = useSpeech();
  const row = state.paytable.spots.find(({ spot }) => spot === props.spot);
  if (!row) return null;
  return <span className="spot-odds">{number(row.returnMax - 1)}:1</span>;
}
