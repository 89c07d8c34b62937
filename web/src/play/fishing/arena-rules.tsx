import { Dialog } from '../shell/dialog.tsx';
import { FairNote } from '../shell/fair-note.tsx';
import { useSpeech } from '../shell/speech-context.tsx';
import { useFishing } from './fishing-context.ts';
import { AUTO_SHOTS } from './fishing-state.ts';
import '../slot/paytable.css';

const arenaIds = ['deepwater-bounty', 'kraken-tide', 'lobster-lagoon', 'jelly-cannon'] as const;

/** How fishing goes here, and what every species pays with which chance. */
export function ArenaRules(props: { readonly onClose: () => void }) {
  const { game } = useFishing();
  const { t, percent } = useSpeech();
  const rtp = percent(game.stated.rtp);
  const arena = arenaIds.find((id) => id === game.gameId);
  return (
    <Dialog title={t('paytable.title')} size="large" onClose={props.onClose}>
      <section className="paytable-section">
        <h3>{t('felt.howTo')}</h3>
        <p className="prose">{t('fishing.rulesShot')}</p>
        <p className="prose">{t('fishing.rulesMiss')}</p>
        <p className="prose">{t('fishing.rulesChance', { rtp })}</p>
        {arena && <p className="prose">{t(`fishing.special.${arena}`)}</p>}
        <p className="prose">
          {t('fishing.rulesAuto', { count: AUTO_SHOTS })} {t('fishing.rulesKeys')}
        </p>
      </section>
      <section className="paytable-section">
        <h3>{t('felt.pays')}</h3>
        <SpeciesTable />
      </section>
      <FairNote isOneDeal />
    </Dialog>
  );
}

function SpeciesTable() {
  const { game, species } = useFishing();
  const { t, symbol, percent } = useSpeech();
  return (
    <table className="pays-table species-table">
      <thead>
        <tr>
          <th scope="col">{t('fishing.column')}</th>
          <th scope="col">{t('felt.columnPays')}</th>
          <th scope="col">{t('felt.chance')}</th>
          <th scope="col">RTP</th>
        </tr>
      </thead>
      <tbody>
        {species.map(({ name, pays, chance }) => (
          <tr key={name}>
            <th scope="row">
              <span className="species-name">
                <img src={`/art/games/fishing/${name}.webp`} alt="" width={36} height={36} />
                {symbol(name)}
              </span>
            </th>
            <td>{pays}</td>
            <td>{percent(chance * 100)}</td>
            <td>{percent(game.stated.rtp)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
