import { Dialog } from '../shell/dialog.tsx';
import { FairNote } from '../shell/fair-note.tsx';
import { useSpeech } from '../shell/speech-context.tsx';
import { useFelt } from './felt-context.ts';
import '../slot/paytable.css';

/** How the game goes and what every bet pays. */
export function RulesDialog(props: { readonly onClose: () => void }) {
  const { kind, state, money } = useFelt();
  const { t } = useSpeech();
  const { Pays = SpotPays } = kind;
  return (
    <Dialog title={t('paytable.title')} size="large" onClose={props.onClose}>
      <section className="paytable-section">
        <h3>{t('felt.howTo')}</h3>
        {kind.rules.map((rule) => (
          <p key={rule} className="prose">
            {t(rule)}
          </p>
        ))}
        <p className="prose">
          {t('felt.limits', {
            min: money(state.chipsMinor[0] ?? 0n),
            max: money(state.limits.spotMaxMinor),
          })}{' '}
          {state.limits.betsMax > 1 &&
            t('felt.limitsRound', { total: money(state.limits.roundMaxMinor) })}
        </p>
      </section>
      <section className="paytable-section">
        <h3>{t('felt.pays')}</h3>
        <Pays />
      </section>
      <FairNote isOneDeal />
    </Dialog>
  );
}

/** Every spot with what it pays; spots of one name are one row. */
function SpotPays() {
  const { kind, state } = useFelt();
  const speech = useSpeech();
  const rows = new Map(
    state.paytable.spots.map((row) => [kind.spotName(row.spot, speech), row] as const),
  );
  return (
    <PaysTable
      rows={[...rows].map(([name, { returnMax, rtp }]) => ({
        name,
        pays: speech.t('felt.toOne', { multiple: speech.number(returnMax - 1) }),
        rtp,
      }))}
    />
  );
}

export type PaysRow = { readonly name: string; readonly pays: string; readonly rtp: string };

export function PaysTable(props: { readonly rows: readonly PaysRow[] }) {
  const { t, percent } = useSpeech();
  return (
    <table className="pays-table">
      <thead>
        <tr>
          <th scope="col">{t('felt.columnBet')}</th>
          <th scope="col">{t('felt.columnPays')}</th>
          <th scope="col">RTP</th>
        </tr>
      </thead>
      <tbody>
        {props.rows.map(({ name, pays, rtp }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{pays}</td>
            <td>{percent(rtp)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
