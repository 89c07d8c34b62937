import { useI18n } from '../../i18n/i18n-context.ts';
import { SpotButton } from '../spot-button.tsx';
import { useTableGame } from '../table-game-context.ts';
import { Odds } from './odds.tsx';

/** A spot with its name and its odds. */
export function NamedSpot(props: { readonly spot: string; readonly className: string }) {
  const { spot, className } = props;
  const { game } = useTableGame();
  const i18n = useI18n();
  return (
    <SpotButton spot={spot} className={className}>
      <span>
        {game.spotName(spot, i18n)}
        <Odds spot={spot} />
      </span>
    </SpotButton>
  );
}
