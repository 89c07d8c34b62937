import { ShieldCheck } from 'lucide-react';
import type { OpenedSport } from '../contract-types.ts';
import type { WordKey } from '../i18n/en.ts';
import { Dialog } from '../shell/dialog.tsx';
import { useSpeech } from '../shell/speech-context.tsx';
import '../slot/paytable.css';
import '../felt/felt.css';

const models = {
  football: 'sports.modelFootball',
  basketball: 'sports.modelBasketball',
  horses: 'sports.modelRace',
  cars: 'sports.modelRace',
} as const satisfies Record<OpenedSport['kind'], WordKey>;

/** How rounds go, how slips win, and what model and margin stand behind the odds. */
export function SportRules(props: { readonly opened: OpenedSport; readonly onClose: () => void }) {
  const { kind, cycleSeconds, playSeconds, limits, margins } = props.opened;
  const { t, number, percent } = useSpeech();
  return (
    <Dialog title={t('sports.rulesTitle')} size="large" onClose={props.onClose}>
      <section className="paytable-section">
        <p className="prose">
          {t('sports.rulesTime', { cycle: number(cycleSeconds), play: number(playSeconds) })}
        </p>
        <p className="prose">{t('sports.rulesSlip', { legs: limits.legsMax })}</p>
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
      <p className="fair-note">
        <ShieldCheck size={18} aria-hidden />
        {t('paytable.fair')}
      </p>
    </Dialog>
  );
}
