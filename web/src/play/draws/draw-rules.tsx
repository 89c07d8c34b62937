import type { OpenedDraw } from '../contract-types.ts';
import { useEvents } from '../events/events-context.ts';
import { toMinor } from '../money.ts';
import { Dialog } from '../shell/dialog.tsx';
import { FairNote } from '../shell/fair-note.tsx';
import { useSpeech } from '../shell/speech-context.tsx';
import '../slot/paytable.css';

/** How the draw goes, and what hits pay with which chance. */
export function DrawRules(props: { readonly opened: OpenedDraw; readonly onClose: () => void }) {
  const { cycleSeconds, rtp, prizes, linesMax, stakes } = props.opened;
  const { state, money } = useEvents();
  const price = (amount = '0') => money(toMinor(amount, state.currency));
  const { t, number, percent } = useSpeech();
  return (
    <Dialog title={t('paytable.title')} size="large" onClose={props.onClose}>
      <section className="paytable-section">
        <h3>{t('felt.howTo')}</h3>
        <p className="prose">{t('draw.rules', { seconds: number(cycleSeconds) })}</p>
        <p className="prose">
          {t('draw.rulesLimits', {
            lines: number(linesMax),
            min: price(stakes[0]),
            max: price(stakes.at(-1)),
          })}
        </p>
        <p className="prose">{t('draw.rulesTime')}</p>
      </section>
      <section className="paytable-section">
        <h3>{t('draw.prizes')}</h3>
        <p className="prose">{t('draw.rulesPays', { rtp: percent(rtp) })}</p>
        <table className="pays-table">
          <thead>
            <tr>
              <th scope="col">{t('draw.matches')}</th>
              <th scope="col">{t('draw.multiple')}</th>
              <th scope="col">{t('draw.chance')}</th>
            </tr>
          </thead>
          <tbody>
            {prizes.map(({ matches, multiple, ways, of }) => (
              <tr key={matches}>
                <th scope="row">{matches}</th>
                <td>×{number(multiple)}</td>
                <td>{t('draw.oneIn', { count: number(of / ways) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <FairNote isOneDeal={false} />
    </Dialog>
  );
}
