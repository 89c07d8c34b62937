import type { Paytable } from '../contract-types.ts';
import { RulesSection } from '../frame/rules-dialog.tsx';
import { useGameTexts } from '../game-texts-context.ts';
import { SymbolPicture } from './symbol-picture.tsx';

type Feature<Kind> = Extract<NonNullable<Paytable['feature']>, { kind: Kind }>;

/** The rules of a slot's features. */
export function FeatureSections(props: { readonly gameId: string; readonly paytable: Paytable }) {
  const { gameId, paytable } = props;
  const { feature } = paytable;
  if (!feature) return null;
  switch (feature.kind) {
    case 'mystery':
      return <Mystery gameId={gameId} feature={feature} />;
    case 'book':
      return <Book paytable={paytable} feature={feature} />;
    case 'stacks':
      return <Stacks gameId={gameId} feature={feature} />;
    case 'wishes':
      return <Wishes paytable={paytable} feature={feature} />;
    case 'lives':
      return <LivesRules gameId={gameId} feature={feature} />;
    case 'wild-reels':
      return <WildReels paytable={paytable} feature={feature} />;
    case 'tumble':
      return <Tumble gameId={gameId} paytable={paytable} feature={feature} />;
    case 'cells':
      return <Cells paytable={paytable} feature={feature} />;
    case 'hold':
      return <Hold gameId={gameId} paytable={paytable} feature={feature} />;
    default:
      return feature satisfies never;
  }
}

function Mystery(props: { readonly gameId: string; readonly feature: Feature<'mystery'> }) {
  const { gameId, feature } = props;
  const { t, symbol } = useGameTexts();
  return (
    <RulesSection title={t('slots:mystery.title')}>
      <div className="pay pay-wild pay-alone d-flex gap-3">
        <SymbolPicture gameId={gameId} symbol={feature.symbol} side={72} alt="" />
        <p className="prose">{t('slots:mystery.text', { symbol: symbol(feature.symbol) })}</p>
      </div>
      {feature.festival.length > 0 && (
        <p className="prose mt-3">
          {t('slots:mystery.festival', {
            count: feature.festival.length,
            symbol: symbol(feature.symbol),
          })}
        </p>
      )}
      <Chances turns={feature.turns} />
    </RulesSection>
  );
}

function Book(props: { readonly paytable: Paytable; readonly feature: Feature<'book'> }) {
  const { t } = useGameTexts();
  return (
    <RulesSection title={t('slots:book.title')}>
      <p className="prose">{t('slots:book.text', { lines: props.paytable.lines.length })}</p>
      <Chances turns={props.feature.turns} />
    </RulesSection>
  );
}

function Stacks(props: { readonly gameId: string; readonly feature: Feature<'stacks'> }) {
  const { gameId, feature } = props;
  const { t, symbol } = useGameTexts();
  const { multiplier } = feature;
  return (
    <RulesSection title={t('slots:stacks.full')}>
      <div className="pay pay-wild pay-alone d-flex gap-3">
        <SymbolPicture gameId={gameId} symbol={feature.symbol} side={72} alt="" />
        <p className="prose">
          {t('slots:stacks.text', { multiplier, symbol: symbol(feature.symbol) })}
        </p>
      </div>
    </RulesSection>
  );
}

function Wishes(props: { readonly paytable: Paytable; readonly feature: Feature<'wishes'> }) {
  const { t, symbol } = useGameTexts();
  const scatter = props.paytable.symbols.find(({ role }) => role === 'scatter')?.symbol ?? '';
  return (
    <RulesSection title={t('slots:wishes.title')}>
      <p className="prose">{t('slots:wishes.text', { symbol: symbol(scatter) })}</p>
      <ul className="facts facts-row mt-3">
        {props.feature.wishes.map((wish) => (
          <li className="fs-md font-num" key={wish.spins}>
            {t('slots:wishes.wish', wish)}
          </li>
        ))}
      </ul>
    </RulesSection>
  );
}

function LivesRules(props: { readonly gameId: string; readonly feature: Feature<'lives'> }) {
  const { gameId, feature } = props;
  const { t } = useGameTexts();
  return (
    <RulesSection title={t('slots:lives.title')}>
      <div className="pay pay-wild pay-alone d-flex gap-3">
        <SymbolPicture gameId={gameId} symbol={feature.symbol} side={72} alt="" />
        <p className="prose">{t('slots:lives.text', { lives: feature.lives })}</p>
      </div>
    </RulesSection>
  );
}

/** The symbols of a drawing with the chance of each. */
function Chances(props: { readonly turns: Feature<'book'>['turns'] }) {
  const { t, symbol } = useGameTexts();
  return (
    <ul className="facts facts-row mt-3">
      {props.turns.map((turn) => (
        <li className="fs-md font-num" key={turn.symbol}>
          {t('slots:mystery.turn', { ...turn, symbol: symbol(turn.symbol) })}
        </li>
      ))}
    </ul>
  );
}

function WildReels(props: {
  readonly paytable: Paytable;
  readonly feature: Feature<'wild-reels'>;
}) {
  const { paytable, feature } = props;
  const { t, symbol } = useGameTexts();
  const wild = paytable.symbols.find(({ role }) => role === 'wild')?.symbol ?? '';
  const lifted = feature.multipliers.map((multiplier, count) => ({ count, multiplier }));
  return (
    <RulesSection title={t('slots:wildReels.title')}>
      <p className="prose">{t('slots:wildReels.text', { symbol: symbol(wild) })}</p>
      <ul className="facts facts-row mt-3">
        {lifted
          .filter(({ multiplier }) => multiplier > 1)
          .map(({ count, multiplier }) => (
            <li className="fs-md font-num" key={count}>
              {t('slots:wildReels.multiplier', { count, multiplier })}
            </li>
          ))}
      </ul>
    </RulesSection>
  );
}

function Tumble(props: {
  readonly gameId: string;
  readonly paytable: Paytable;
  readonly feature: Feature<'tumble'>;
}) {
  const { gameId, paytable, feature } = props;
  const { t } = useGameTexts();
  const { ladder, comets } = feature;
  const counts = paytable.symbols.flatMap(({ pays }) => pays.map(({ count }) => count));
  return (
    <>
      <RulesSection title={t('slots:anywhere.title')}>
        <p className="prose">
          {t('slots:anywhere.text', { count: Math.min(...counts), falls: ladder.base.length - 1 })}
        </p>
      </RulesSection>
      {comets && (
        <RulesSection title={t('slots:comets.title')}>
          <div className="pay pay-wild pay-alone d-flex gap-3">
            <SymbolPicture gameId={gameId} symbol={comets.symbol} side={72} alt="" />
            <p className="prose">{t('slots:comets.text')}</p>
          </div>
          <p className="prose mt-3">{t('slots:comets.rain')}</p>
          <ul className="facts facts-row mt-3">
            {comets.values.map(({ symbol, multiplier }) => (
              <li className="fs-md font-num" key={symbol}>
                <SymbolPicture gameId={gameId} symbol={symbol} side={40} alt="" />
                {`×${multiplier}`}
              </li>
            ))}
          </ul>
        </RulesSection>
      )}
    </>
  );
}

function Cells(props: { readonly paytable: Paytable; readonly feature: Feature<'cells'> }) {
  const { feature, paytable } = props;
  const { rows, blank, multiplier } = feature;
  const { t, symbol } = useGameTexts();
  const wild = paytable.symbols.find(({ role }) => role === 'wild')?.symbol ?? '';
  return (
    <RulesSection title={t('slots:cells.title')}>
      <p className="prose">
        {t('slots:cells.text', { ...rows, wild: symbol(wild), blank: symbol(blank) })}
      </p>
      <p className="prose">{t('slots:cells.multiplier', { multiplier })}</p>
    </RulesSection>
  );
}

function Hold(props: {
  readonly gameId: string;
  readonly paytable: Paytable;
  readonly feature: Feature<'hold'>;
}) {
  const { gameId, feature, paytable } = props;
  const { scatters, respins, values, grand, blank } = feature;
  const { t, number, symbol } = useGameTexts();
  const named = (role: string) =>
    symbol(paytable.symbols.find((one) => one.role === role)?.symbol ?? '');
  return (
    <RulesSection title={t('slots:hold.title')}>
      <p className="prose">
        {t('slots:hold.text', { scatters, respins, symbol: named('scatter') })}
      </p>
      <p className="prose">
        {t('slots:hold.grand', { cells: paytable.reels * paytable.rows, multiple: number(grand) })}
      </p>
      <p className="prose">
        {t('slots:hold.blank', { wild: named('wild'), blank: symbol(blank) })}
      </p>
      <ul className="facts facts-row mt-3">
        {values.map((value) => (
          <li className="fs-md font-num" key={value.symbol}>
            <SymbolPicture gameId={gameId} symbol={value.symbol} side={40} alt="" />
            {t('slots:hold.value', { multiple: number(value.stakes) })}
          </li>
        ))}
      </ul>
    </RulesSection>
  );
}
