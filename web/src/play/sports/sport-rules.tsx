import type { OpenedSport } from '../contract-types.ts';
import { useEvents } from '../events/events-context.ts';
import type { WordKey } from '../i18n/en.ts';
import { Dialog } from '../shell/dialog.tsx';
import { FairNote } from '../shell/fair-note.tsx';
import { useSpeech } from '../shell/speech-context.tsx';
import { oddsText } from './bet-words.ts';
import { useSport } from './sport-context.ts';
import '../slot/paytable.css';

const models = {
  football: 'sports.modelFootball',
  basketball: 'sports.modelBasketball',
  horses: 'sports.modelRace',
  cars: 'sports.modelRace',
} as const satisfies Record<OpenedSport['kind'], WordKey>;

/** How rounds go, how slips win, and what model and margin stand behind the odds. */
export function SportRules(props: { readonly opened: OpenedSport; readonly onClose: () => void }) {
  const { kind, cycleSeconds, playSeconds, limits, margins } = props.opened;
  const { limits: rules } = useSport();
  const { money } = useEvents();
  const speech = useSpeech();
  const { t, number, percent } = speech;
  return (
    <Dialog title={t('sports.rulesTitle')} size="large" onClose={props.onClose}>
      <section className="paytable-section">
        <p className="prose">
          {t('sports.rulesTime', { cycle: number(cycleSeconds), play: number(playSeconds) })}
        </p>
        <p className="prose">{t('sports.rulesSlip', { legs: limits.legsMax })}</p>
        <p className="prose">
          {t('sports.rulesLimits', {
            unit: money(rules.unitMinor),
            max: money(rules.maxMinor),
            odds: oddsText(limits.oddsMax, speech),
          })}
        </p>
        <p className="prose">{t('sports.rulesLeave')}</p>
      </section>
      <section className="paytable-section">
        <h3>{t('sports.modelTitle')}</h3>
        <p className="prose">{t(models[kind])}</p>
        <p className="prose">{t('sports.odds')}</p>
        <table className="pays-table">
          <thead>
            <tr>
              <th scope="col">{t('sports.marketColumn')}</th>
              <th scope="col">{t('sports.margin')}</th>
              <th scope="col">{t('sports.returnsAtLeast')}</th>
            </tr>
          </thead>
          <tbody>
            {margins.map(({ market, margin, rtpMin }) => (
              <tr key={market}>
                <th scope="row">{t(`sports.market.${market}`)}</th>
                <td>{percent(margin)}</td>
                <td>{percent(rtpMin)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <FairNote isOneDeal={false} />
    </Dialog>
  );
}
