import { toMajor } from '@fairhall/api/contract/money';
import { formatMoney as formatAmount } from '@fairhall/api/contract/money-text';
import { RAREST_ODDS } from '@fairhall/game-server/engines/slot/slot-game';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { isLargestWin } from '@/lib/games/largest-win.ts';
import type { Paytable } from '../contract-types.ts';
import { useGamePage } from '../frame/page-context.ts';
import { RulesDialog, RulesSection } from '../frame/rules-dialog.tsx';
import type { GameTexts, Translate } from '../game-texts.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { LineDiagram } from './line-diagram.tsx';
import { FeatureSections } from './paytable-features.tsx';
import type { SlotState } from './slot-state.ts';
import { SymbolPicture } from './symbol-picture.tsx';

type PaytableProps = { readonly state: SlotState };
type SymbolRow = Paytable['symbols'][number];

/** The pays of all symbols, lines and features, in money at the chosen stake. */
export default function PaytableDialog(
  props: PaytableProps & {
    readonly onClose: () => void;
    readonly deal?: ComponentProps<typeof RulesDialog>['deal'];
    /** The sections of a game whose features the paytable does not have. */
    readonly children?: ReactNode;
  },
) {
  const { state, onClose, deal = 'one-step', children } = props;
  const { paytable, stakeMinor } = state;
  const { opened, formatMoney } = useGamePage();
  const i18n = useGameTexts();
  const { t, number } = i18n;
  const lineBet = asMoney(Number(stakeMinor) / paytable.units, state, i18n);
  const scatter = symbolOf(paytable, 'scatter');
  const wild = symbolOf(paytable, 'wild');
  const stack = paytable.feature?.kind === 'stacks' ? paytable.feature.symbol : null;
  const filling = i18n.symbol(stack ?? wild?.symbol ?? '');
  const rest = paytable.symbols.filter((row) => row !== wild && row !== scatter);
  return (
    <RulesDialog deal={deal} onClose={onClose}>
      <RulesSection title={t('slots:paytable.symbols')}>
        <p className="prose">
          {t(paysNoteOf(paytable), { amount: formatMoney(stakeMinor), line: lineBet })}
        </p>
        <div className="pays d-grid gap-2-5">
          {wild && (
            <SymbolCard row={wild} state={state}>
              <WildText scatter={scatter} />
            </SymbolCard>
          )}
          {scatter && (
            <SymbolCard row={scatter} state={state}>
              {scatter.pays.length > 0 && <ScatterText paytable={paytable} />}
            </SymbolCard>
          )}
          {rest.map((row) => (
            <SymbolCard key={row.symbol} row={row} state={state} />
          ))}
        </div>
      </RulesSection>
      {paytable.freeSpins.length > 0 && scatter && (
        <RulesSection title={t('slots:paytable.freeSpins')}>
          <ul className="facts">
            {paytable.freeSpins.map(({ scatters, spins }) => (
              <li className="fs-md font-num" key={scatters}>
                {t(freeSpinsText(paytable), {
                  scatters,
                  spins,
                  symbol: i18n.symbol(scatter.symbol),
                })}
              </li>
            ))}
          </ul>
        </RulesSection>
      )}
      {children}
      <FeatureSections gameId={opened.gameId} paytable={paytable} />
      {paytable.meter.length > 0 && (
        <RulesSection title={t('slots:paytable.meter')}>
          <p className="prose">
            {t(stack ? 'slots:stacks.meterText' : 'slots:paytable.meterText', { symbol: filling })}
          </p>
          <ul className="facts facts-row mt-3">
            {paytable.meter.map(({ wilds, multiplier }) => (
              <li className="fs-md font-num" key={multiplier}>
                {t(stack ? 'slots:stacks.meterFor' : 'slots:paytable.meterFor', {
                  wilds,
                  multiplier,
                })}
              </li>
            ))}
          </ul>
        </RulesSection>
      )}
      {paytable.ways !== null && (
        <RulesSection title={t('slots:paytable.ways', { ways: number(paytable.ways) })}>
          <p className="prose">{t('slots:paytable.waysText', { ways: number(paytable.ways) })}</p>
        </RulesSection>
      )}
      {paytable.lines.length > 0 && <LinesSection paytable={paytable} />}
      <RulesSection title={t('slots:paytable.figures')}>
        <dl className="figures d-grid fs-md font-num">
          <dt>{t('slots:paytable.rtp')}</dt>
          <dd>{i18n.percent(paytable.rtp)}</dd>
          <dt>{t(isReached(paytable) ? 'slots:paytable.maxWin' : 'slots:paytable.limit')}</dt>
          <dd>
            {t('slots:paytable.maxWinValue', {
              multiple: number(paytable.maxWinMultiple),
              amount: formatMoney(stakeMinor * BigInt(paytable.maxWinMultiple)),
            })}
          </dd>
          <OddsRows paytable={paytable} />
        </dl>
        {deal === 'one-step' && (
          <p className="prose">
            {t(isReached(paytable) ? 'slots:paytable.maxWinEnds' : 'slots:paytable.limitEnds')}
          </p>
        )}
      </RulesSection>
    </RulesDialog>
  );
}

const isReached = ({ odds }: Paytable): boolean => isLargestWin(odds.cap);

/** One in how many paid spins returns a hundred stakes, a thousand, and the largest win; those that it can reach. */
function OddsRows(props: { readonly paytable: Paytable }) {
  const { odds, maxWinMultiple } = props.paytable;
  const { t, number } = useGameTexts();
  const rows = [
    ...[
      { multiple: 100, value: odds.hundred },
      { multiple: 1_000, value: odds.thousand },
    ]
      .filter(({ multiple }) => multiple <= maxWinMultiple)
      .map(({ multiple, value }) => ({
        name: t('slots:paytable.odds', { multiple: number(multiple) }),
        value,
      })),
    ...(isReached(props.paytable)
      ? [{ name: t('slots:paytable.oddsOfMax'), value: odds.cap }]
      : []),
  ];
  return rows.map(({ name, value }) => (
    <Fragment key={name}>
      <dt>{name}</dt>
      <dd>
        {t(value < RAREST_ODDS ? 'slots:paytable.oddsValue' : 'slots:paytable.oddsRarer', {
          number: number(value),
        })}
      </dd>
    </Fragment>
  ));
}

function LinesSection(props: { readonly paytable: Paytable }) {
  const { paytable } = props;
  const { t } = useGameTexts();
  return (
    <RulesSection title={t('slots:paytable.lines')}>
      <p className="prose">{t('slots:paytable.linesText', { count: fewestOfLine(paytable) })}</p>
      <div className="lines d-grid row-gap-3-5 column-gap-4">
        {paytable.lines.map((rows, index) => (
          <LineDiagram key={rows.join()} line={index + 1} rows={rows} height={paytable.rows} />
        ))}
      </div>
    </RulesSection>
  );
}

function SymbolCard(
  props: PaytableProps & { readonly row: SymbolRow; readonly children?: ReactNode },
) {
  const { row, state, children } = props;
  const { paytable, stakeMinor } = state;
  const { gameId } = useGamePage().opened;
  const i18n = useGameTexts();
  const { t, number } = i18n;
  const unitMinor = Number(stakeMinor) / (row.role === 'scatter' ? 1 : paytable.units);
  const tag = { regular: null, wild: t('slots:paytable.wild'), scatter: t('dealt.scatter') }[
    row.role
  ];
  return (
    <article className={`pay d-flex gap-3 pay-${row.role}`}>
      <SymbolPicture gameId={gameId} symbol={row.symbol} side={72} alt="" />
      <div className="pay-words">
        <h4 className="d-flex align-items-center gap-2">
          {i18n.symbol(row.symbol)}
          {tag && <span className="pay-tag">{tag}</span>}
        </h4>
        <dl className="mt-1 fs-sm font-num">
          {payRows(row, paytable).map(({ count, label, multiple }) => (
            <div key={count}>
              <dt className="flex-none">
                {label(t)}
                <span className="visually-hidden"> {t('slots:paytable.ofAKind')}</span>
              </dt>
              <dd className="d-flex flex-1 justify-content-between gap-2">
                ×{number(multiple)} <b>{asMoney(unitMinor * multiple, state, i18n)}</b>
              </dd>
            </div>
          ))}
        </dl>
        {children && <div className="pay-note">{children}</div>}
      </div>
    </article>
  );
}

function WildText(props: { readonly scatter: SymbolRow | undefined }) {
  const { t, symbol } = useGameTexts();
  if (!props.scatter) return <p>{t('slots:paytable.wildTextAlone')}</p>;
  return <p>{t('slots:paytable.wildText', { scatter: symbol(props.scatter.symbol) })}</p>;
}

function ScatterText(props: { readonly paytable: Paytable }) {
  const { t } = useGameTexts();
  if (isTumble(props.paytable)) return <p>{t('slots:anywhere.scatterStays')}</p>;
  const kind = props.paytable.feature?.kind;
  if (kind === 'cells' || kind === 'hold') return <p>{t('slots:cells.scatter')}</p>;
  return (
    <p>
      {t('slots:paytable.scatterText')} {t('slots:paytable.ofBet')}
    </p>
  );
}

const isTumble = ({ feature }: Paytable): boolean => feature?.kind === 'tumble';

function freeSpinsText({ feature }: Paytable) {
  if (feature?.kind === 'tumble') return 'slots:anywhere.freeSpinsFrom';
  if (feature?.kind === 'lives') return 'slots:lives.freeSpinsFrom';
  return feature?.kind === 'cells' ? 'slots:cells.freeSpinsFrom' : 'slots:paytable.freeSpinsFor';
}

function paysNoteOf(paytable: Paytable) {
  if (isTumble(paytable)) return 'slots:anywhere.paysNote';
  return paytable.ways === null ? 'slots:paytable.paysNote' : 'slots:paytable.paysNoteWays';
}

/**
 * The pays of a symbol, highest first. In games that pay anywhere, each is for a range of counts.
 */
function payRows({ pays }: SymbolRow, paytable: Paytable) {
  return pays
    .map((pay, place) => {
      const next = pays[place + 1]?.count;
      const label = (t: Translate): string => {
        if (!isTumble(paytable)) return String(pay.count);
        if (next === undefined) return t('slots:anywhere.countFrom', { from: pay.count });
        return t('slots:anywhere.countRange', { from: pay.count, to: next - 1 });
      };
      return { ...pay, label };
    })
    .reverse();
}

function symbolOf(paytable: Paytable, role: SymbolRow['role']): SymbolRow | undefined {
  return paytable.symbols.find((row) => row.role === role);
}

function fewestOfLine(paytable: Paytable): number {
  const counts = paytable.symbols
    .filter(({ role }) => role !== 'scatter')
    .flatMap(({ pays }) => pays.map(({ count }) => count));
  return Math.min(...counts, paytable.lines[0]?.length ?? 1);
}

/** Formats a fraction of a stake, rounded to minor units. */
function asMoney(amountMinor: number, { currency }: SlotState, i18n: GameTexts): string {
  const amount = toMajor(1n, currency) * amountMinor;
  return formatAmount({ amount, currency, language: i18n.language });
}
