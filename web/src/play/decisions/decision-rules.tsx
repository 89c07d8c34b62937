import { Dialog } from '../shell/dialog.tsx';
import { FairNote } from '../shell/fair-note.tsx';
import { useSpeech } from '../shell/speech-context.tsx';
import { useDecisions } from './decision-context.ts';
import '../slot/paytable.css';

/** How the game goes, what it pays and what it returns. */
export function DecisionRules(props: { readonly onClose: () => void }) {
  const { kind, state, money } = useDecisions();
  const { t, percent } = useSpeech();
  const { rtp, margin } = state.paytable;
  const { Pays } = kind;
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
          {t('decisions.limits', {
            min: money(state.chipsMinor[0] ?? 0n),
            max: money(state.chipsMinor.at(-1) ?? 0n),
          })}
        </p>
      </section>
      <section className="paytable-section">
        <h3>{t('felt.pays')}</h3>
        <Pays />
        <p className="prose">
          {margin === null
            ? t('decisions.rtp', { rtp: percent(rtp) })
            : t('decisions.rtpMargin', { rtp: percent(rtp), margin: percent(margin) })}
        </p>
      </section>
      <FairNote isOneDeal={false} />
    </Dialog>
  );
}

/** What pays what, a row each. */
export function PaysRows(props: {
  readonly rows: readonly { readonly name: string; readonly pays: string }[];
}) {
  const { t } = useSpeech();
  return (
    <table className="pays-table">
      <thead>
        <tr>
          <th scope="col">{t('felt.columnBet')}</th>
          <th scope="col">{t('felt.columnPays')}</th>
        </tr>
      </thead>
      <tbody>
        {props.rows.map(({ name, pays }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{pays}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
