import { useTranslation } from 'react-i18next';
import type { ProviderGame } from '@/lib/api/contract-types.ts';
import { type ReturnTexts, useReturnTexts } from '../use-return-texts.ts';
import { GameName, Proofs, RulesHash } from './game-cells.tsx';
import type { GameListing } from './game-table.tsx';

/** A provider's games as a list, for phones and tablets. */
export function GameList({ games, ...listing }: GameListing) {
  const returnsOf = useReturnTexts();
  return (
    <ul className="providers-list p-0 list-style-none">
      {games.map((game) => (
        <Item key={game.gameId} game={game} returns={returnsOf(game)} {...listing} />
      ))}
    </ul>
  );
}

type ItemProps = Omit<GameListing, 'games'> & {
  readonly game: ProviderGame;
  readonly returns: ReturnTexts;
};

function Item({ game, returns: { stated, measured, rounds }, isOff }: ItemProps) {
  const { t } = useTranslation(['app', 'providers']);
  return (
    <li>
      <GameName game={game} isOff={isOff} />
      <dl className="facts num">
        <div>
          <dt>{t('fairness.terms.stated')}</dt>
          <dd>{stated ?? '—'}</dd>
        </div>
        <div>
          <dt>{t('providers:measured')}</dt>
          <dd>
            {measured ?? <span className="text-2">{t('providers:early')}</span>}
            <small>{rounds}</small>
          </dd>
        </div>
        <div>
          <dt>{t('providers:rules')}</dt>
          <dd>
            <RulesHash game={game} />
          </dd>
        </div>
        <div>
          <dt>{t('providers:proofs')}</dt>
          <dd>
            <Proofs game={game} />
          </dd>
        </div>
      </dl>
    </li>
  );
}
