import '@/styles/status.css';
import { useTranslation } from 'react-i18next';
import type { GamesProvider } from '@/lib/api/contract-types.ts';
import { useDeviceClass } from '@/lib/browser/device.ts';
import { GameList } from './game-list.tsx';
import { GameTable } from './game-table.tsx';

type ProviderPanelProps = {
  readonly provider: GamesProvider;
};

/** The id of a provider's panel in the page. */
export const panelId = (providerId: string) => `provider-${providerId}`;

/** A provider with its state and its games. */
export function ProviderPanel({ provider }: ProviderPanelProps) {
  const { t } = useTranslation(['app', 'providers']);
  const { providerId, name, enabled, offersRounds, games } = provider;
  const Games = useDeviceClass() === 'desktop' ? GameTable : GameList;
  const titleId = `${panelId(providerId)}-name`;
  return (
    <section
      id={panelId(providerId)}
      className="panel providers-panel overflow-hidden"
      aria-labelledby={titleId}
      // Focused when the page scrolls to it.
      tabIndex={-1}
    >
      <header className="providers-provider d-flex flex-wrap align-items-center row-gap-1-5 column-gap-3 border-bottom">
        <h2 className="m-0 fs-lg" id={titleId}>
          {name}
        </h2>
        {!enabled && <span className="status bg-s4 text-2">{t('providers:off')}</span>}
        <span className="text-2 fs-md num">{t('providers:games', { count: games.length })}</span>
        <p className="text-2 fs-md">
          {!enabled && <span>{t('providers:offText')} </span>}
          <span>{offersRounds ? t('providers:rounds') : t('providers:noRounds')}</span>
        </p>
      </header>
      {games.length === 0 ? (
        <p className="m-0 text-2 p-5">{t('providers:noGames')}</p>
      ) : (
        <Games games={games} isOff={!enabled} />
      )}
    </section>
  );
}
