import { useSpeech } from '../../shell/speech-context.tsx';
import { useFelt } from '../felt-context.ts';
import { SpotButton } from '../spot-button.tsx';
import { Odds } from './odds.tsx';

/** A place for chips that says its name and what it pays. */
export function NamedSpot(props: { readonly spot: string; readonly className: string }) {
  const { spot, className } = props;
  const { kind } = useFelt();
  const speech = useSpeech();
  return (
    <SpotButton spot={spot} className={className}>
      <span>
        {kind.spotName(spot, speech)}
        <Odds spot={spot} />
      </span>
    </SpotButton>
  );
}
