import { type Market, markets } from '@fairhall/api/contract/markets';
import { ExternalLink, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '@/lib/browser/document-title.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { usePlayer } from '@/lib/session/player.ts';
import { type HelpOrganisation, helpOrganisations } from '../help-organisations.ts';
import { marketRuleTexts } from '../market-rule-texts.ts';
import '../safer-play.css';

/** The rules of the player's market, and where help is free; a guest sees the help of all markets. */
export function HelpPage() {
  const { t } = useTranslation(['app', 'safer-play']);
  useDocumentTitle(t('safer-play:help.title'));
  const market = usePlayer().data?.market;
  const shown = market === undefined ? markets : markets.filter((one) => isShownIn(market, one));
  return (
    <div className="d-flex flex-column gap-4-5">
      <header>
        <h1>{t('safer-play:help.title')}</h1>
        <p className="mw-prose text-2 mt-1-5 mb-0 mx-0">{t('safer-play:help.lead')}</p>
      </header>
      {market !== undefined && <MarketRules market={market} />}
      {shown.toSorted(ownFirst).map((one) => (
        <Organisations key={one} market={one} />
      ))}
    </div>
  );
}

/** Beside those of the own market the ones that help in every country. */
const isShownIn = (own: Market, market: Market) => market === own || market === 'open';

const ownFirst = (one: Market, other: Market) => Number(one === 'open') - Number(other === 'open');

function MarketRules({ market }: { readonly market: Market }) {
  const { t } = useTranslation(['app', 'safer-play']);
  const { trimmedMoney } = useFormat();
  return (
    <section className="panel safer-card pb-4-5" aria-labelledby="market-rules">
      <h2 id="market-rules" className="mb-2">
        {t('safer-play:rules.title', { market: t(`safer-play:markets.${market}`) })}
      </h2>
      <ul className="d-flex flex-column gap-1-5 m-0 text-2 fs-md">
        {marketRuleTexts(market, t, trimmedMoney).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}

function Organisations({ market }: { readonly market: Market }) {
  const { t } = useTranslation(['app', 'safer-play']);
  return (
    <section className="panel safer-card pb-4-5" aria-labelledby={`help-${market}`}>
      <h2 id={`help-${market}`} className="mb-2">
        {t(`safer-play:markets.${market}`)}
      </h2>
      <ul className="d-flex flex-column gap-4 m-0 p-0 list-style-none">
        {helpOrganisations[market].map((organisation) => (
          <Organisation key={organisation.name} {...organisation} />
        ))}
      </ul>
    </section>
  );
}

function Organisation({ name, what, phone, url }: HelpOrganisation) {
  const { t } = useTranslation(['app', 'safer-play']);
  return (
    <li>
      <h3 className="m-0 fs-h3 fw-650">{name}</h3>
      <p className="m-0 text-2 fs-md">{t(`safer-play:help.what.${what}`)}</p>
      <p className="d-flex flex-wrap row-gap-1 column-gap-5 m-0">
        {phone !== undefined && (
          <a
            className="min-h-hit d-inline-flex align-items-center gap-1-5"
            href={`tel:${phone.replaceAll(' ', '')}`}
          >
            <Phone size={16} />
            <span className="num">{phone}</span>
          </a>
        )}
        <a
          className="min-h-hit d-inline-flex align-items-center gap-1-5"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
        >
          <ExternalLink size={16} />
          {new URL(url).hostname.replace(/^www\./, '')}
        </a>
      </p>
    </li>
  );
}
