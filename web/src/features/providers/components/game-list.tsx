import '@/styles/facts.css';
import { useTranslation } from 'react-i18next';
import type { ProviderGame } from '@/lib/api/contract-types.ts';
import { type ReturnTexts, useReturnTexts } from '../use-return-texts.ts';
import { GameName, Proofs, RulesHash } from './game-cells.tsx';
import type { GameListing } from './game-table.tsx';

/** A provider's games as a list, for phones and tablets. */
export function GameList({ games, ...listing }: GameListing) {
  const returnsOf = useReturnTexts();
  return (
    <ul className="report-list providers-list m-0 p-0 list-style-none">
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
  const { t } = useTranslation(['app', 'providers', 'figures']);
  return (
    <li className="pt-3-5 pb-1-5 px-4">
      <GameName game={game} isOff={isOff} />
      <dl className="facts d-grid gap-2 mt-2-5 mb-2 mx-0 num">
        <div className="d-block p-0">
          <dt className="fs-xs">{t('figures:terms.stated')}</dt>
          <dd className="text-start">{stated ?? '—'}</dd>
        </div>
        <div className="d-block p-0">
          <dt className="fs-xs">{t('providers:measured')}</dt>
          <dd className="text-start">
            {measured ?? <span className="text-2">{t('providers:early')}</span>}
            <small>{rounds}</small>
          </dd>
        </div>
        <div className="d-block p-0">
          <dt className="fs-xs">{t('providers:rules')}</dt>
          <dd className="text-start">
            <RulesHash game={game} />
          </dd>
        </div>
        <div className="d-block p-0">
          <dt className="fs-xs">{t('providers:proofs')}</dt>
          <dd className="text-start">
            <Proofs game={game} />
          </dd>
        </div>
      </dl>
    </li>
  );
}
