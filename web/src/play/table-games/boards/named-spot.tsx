import { useGameTexts } from '../../game-texts-context.ts';
import { SpotButton } from '../spot-button.tsx';
import { useTableGame } from '../table-game-context.ts';
import { Odds } from './odds.tsx';

/** A spot with its name and its odds. */
export function NamedSpot(props: { readonly spot: string; readonly className: string }) {
  const { spot, className } = props;
  const { game } = useTableGame();
  const i18n = useGameTexts();
  return (
    <SpotButton spot={spot} className={className}>
      <span>
        {game.spotName(spot, i18n)}
        <Odds spot={spot} />
      </span>
    </SpotButton>
  );
}
