import { toMajor } from '@fairhall/api/contract/money';
import { formatMoney } from '@fairhall/api/contract/money-text';
import type { ReactNode } from 'react';
import type { Currency } from '@/lib/contract-types.ts';
import type { Paytable } from '../contract-types.ts';
import type { MoneyWords, Speech, Translate } from '../i18n/words.ts';
import { Dialog } from '../shell/dialog.tsx';
import { FairNote } from '../shell/fair-note.tsx';
import { useSpeech } from '../shell/speech-context.tsx';
import { LineDiagram } from './line-diagram.tsx';
import { FeatureSections, Section } from './paytable-features.tsx';
import { artPaths } from './stage/art-loader.ts';
import './paytable.css';

type PaytableProps = {
  readonly gameId: string;
  readonly paytable: Paytable;
  readonly currency: Currency;
  readonly stakeMinor: bigint;
  readonly money: MoneyWords;
};
type SymbolRow = Paytable['symbols'][number];

/** What every symbol, line and feature is worth, in money at the bet that is set. */
export function PaytableDialog(props: PaytableProps & { readonly onClose: () => void }) {
  const { paytable, stakeMinor, money, onClose } = props;
  const speech = useSpeech();
  const { t, number } = speech;
  const lineBet = asMoney(Number(stakeMinor) / paytable.units, props, speech);
  const scatter = symbolOf(paytable, 'scatter');
  const wild = symbolOf(paytable, 'wild');
  const rest = paytable.symbols.filter((row) => row !== wild && row !== scatter);
  return (
    <Dialog title={t('paytable.title')} size="large" onClose={onClose}>
      <Section title={t('paytable.symbols')}>
        <p className="prose">
          {t(paysNoteOf(paytable), { amount: money(stakeMinor), line: lineBet })}
        </p>
        <div className="pays">
          {wild && (
            <SymbolCard row={wild} {...props}>
              <WildText scatter={scatter} />
            </SymbolCard>
          )}
          {scatter && (
            <SymbolCard row={scatter} {...props}>
              <ScatterText paytable={paytable} />
            </SymbolCard>
          )}
          {rest.map((row) => (
            <SymbolCard key={row.symbol} row={row} {...props} />
          ))}
        </div>
      </Section>
      {paytable.freeSpins.length > 0 && scatter && (
        <Section title={t('paytable.freeSpins')}>
          <ul className="facts">
            {paytable.freeSpins.map(({ scatters, spins }) => (
              <li key={scatters}>
                {t(isTumble(paytable) ? 'anywhere.freeSpinsFrom' : 'paytable.freeSpinsFor', {
                  scatters,
                  spins,
                  symbol: speech.symbol(scatter.symbol),
                })}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <FeatureSections gameId={props.gameId} paytable={paytable} />
      {paytable.meter.length > 0 && (
        <Section title={t('paytable.meter')}>
          <p className="prose">
            {t('paytable.meterText', { symbol: wild ? speech.symbol(wild.symbol) : '' })}
          </p>
          <ul className="facts facts-row">
            {paytable.meter.map(({ wilds, multiplier }) => (
              <li key={multiplier}>{t('paytable.meterFor', { wilds, multiplier })}</li>
            ))}
          </ul>
        </Section>
      )}
      {paytable.ways !== null && (
        <Section title={t('paytable.ways', { ways: paytable.ways })}>
          <p className="prose">{t('paytable.waysText', { ways: paytable.ways })}</p>
        </Section>
      )}
      {paytable.lines.length > 0 && <LinesSection paytable={paytable} />}
      <Section title={t('paytable.figures')}>
        <dl className="figures">
          <dt>{t('paytable.rtp')}</dt>
          <dd>{speech.percent(paytable.rtp)}</dd>
          <dt>{t('paytable.maxWin')}</dt>
          <dd>
            {t('paytable.maxWinValue', {
              multiple: number(paytable.maxWinMultiple),
              amount: money(stakeMinor * BigInt(paytable.maxWinMultiple)),
            })}
          </dd>
        </dl>
      </Section>
      <FairNote isOneDeal />
    </Dialog>
  );
}

function LinesSection(props: { readonly paytable: Paytable }) {
  const { paytable } = props;
  const { t } = useSpeech();
  return (
    <Section title={t('paytable.lines')}>
      <p className="prose">{t('paytable.linesText', { count: fewestOfLine(paytable) })}</p>
      <div className="lines">
        {paytable.lines.map((rows, index) => (
          <LineDiagram key={rows.join()} line={index + 1} rows={rows} />
        ))}
      </div>
    </Section>
  );
}

function SymbolCard(
  props: PaytableProps & { readonly row: SymbolRow; readonly children?: ReactNode },
) {
  const { gameId, row, paytable, stakeMinor, children } = props;
  const speech = useSpeech();
  const { t, number } = speech;
  const unitMinor = Number(stakeMinor) / (row.role === 'scatter' ? 1 : paytable.units);
  const tag = { regular: null, wild: t('paytable.wild'), scatter: t('paytable.scatter') }[row.role];
  const art = artPaths(gameId).symbol(row.symbol);
  return (
    <article className={`pay pay-${row.role}`}>
      <img src={art} alt="" width={72} height={72} loading="lazy" />
      <div className="pay-words">
        <h4>
          {speech.symbol(row.symbol)}
          {tag && <span className="pay-tag">{tag}</span>}
        </h4>
        <dl>
          {payRows(row, props).map(({ count, label, multiple }) => (
            <div key={count}>
              <dt>
                {label(t)}
                <span className="visually-hidden"> {t('paytable.ofAKind')}</span>
              </dt>
              <dd>
                ×{number(multiple)} <b>{asMoney(unitMinor * multiple, props, speech)}</b>
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
  const { t, symbol } = useSpeech();
  if (!props.scatter) return <p>{t('paytable.wildTextAlone')}</p>;
  return <p>{t('paytable.wildText', { scatter: symbol(props.scatter.symbol) })}</p>;
}

function ScatterText(props: { readonly paytable: Paytable }) {
  const { t } = useSpeech();
  if (isTumble(props.paytable)) return <p>{t('anywhere.scatterStays')}</p>;
  return (
    <p>
      {t('paytable.scatterText')} {t('paytable.ofBet')}
    </p>
  );
}

const isTumble = ({ feature }: Paytable): boolean => feature?.kind === 'tumble';

function paysNoteOf(paytable: Paytable) {
  if (isTumble(paytable)) return 'anywhere.paysNote';
  return paytable.ways === null ? 'paytable.paysNote' : 'paytable.paysNoteWays';
}

/** The pays of a symbol, the best first. Where it pays anywhere, each is for a range of counts. */
function payRows({ pays }: SymbolRow, { paytable }: PaytableProps) {
  return pays
    .map((pay, place) => {
      const next = pays[place + 1]?.count;
      const label = (t: Translate): string => {
        if (!isTumble(paytable)) return String(pay.count);
        if (next === undefined) return t('anywhere.countFrom', { from: pay.count });
        return t('anywhere.countRange', { from: pay.count, to: next - 1 });
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

/** Part of a stake in words; multiples may make it less than a minor unit, which is then rounded. */
function asMoney(amountMinor: number, { currency }: PaytableProps, speech: Speech): string {
  const amount = toMajor(1n, currency) * amountMinor;
  return formatMoney({ amount, currency, language: speech.language });
}
