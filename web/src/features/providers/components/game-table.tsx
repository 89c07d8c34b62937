import '@/styles/tables.scss';
import { useTranslation } from 'react-i18next';
import type { ProviderGame } from '@/lib/api/contract-types.ts';
import { useReturnTexts } from '../use-return-texts.ts';
import { GameName, Proofs, RulesHash } from './game-cells.tsx';

export type GameListing = {
  readonly games: readonly ProviderGame[];
  /** The provider is off, so that none of its games needs to state this. */
  readonly isOff: boolean;
};

/** A provider's games as a table, for wide windows. */
export function GameTable({ games, isOff }: GameListing) {
  const { t } = useTranslation(['app', 'providers', 'figures']);
  const returnsOf = useReturnTexts();
  return (
    <table className="table fs-md table-hover report-table providers-table">
      <thead>
        <tr>
          <th scope="col">{t('figures:columns.name')}</th>
          <th scope="col">{t('figures:terms.stated')}</th>
          <th scope="col">{t('providers:measured')}</th>
          <th scope="col">{t('providers:rules')}</th>
          <th scope="col">{t('providers:proofs')}</th>
        </tr>
      </thead>
      <tbody className="num">
        {games.map((game) => {
          const { stated, measured, rounds } = returnsOf(game);
          return (
            <tr key={game.gameId}>
              <th scope="row">
                <GameName game={game} isOff={isOff} />
              </th>
              <td>{stated ?? '—'}</td>
              <td>
                {measured ?? <span className="text-2">{t('providers:early')}</span>}
                <small>{rounds}</small>
              </td>
              <td>
                <RulesHash game={game} />
              </td>
              <td>
                <Proofs game={game} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
