import '@/styles/facts.css';
import { useTranslation } from 'react-i18next';
import { Fact, Facts } from '@/components/ui/facts.tsx';
import { MoneyText } from '@/components/ui/money-text.tsx';
import { useLanguage } from '@/i18n/language.ts';
import type { Statement } from '@/lib/api/contract-types.ts';
import { gameTypeName } from '@/lib/games/game-types.ts';
import { monthName } from '../month-name.ts';
import { playedInMonth } from '../statement/played-in-month.ts';

type StatementMonthProps = {
  /** As `2026-11`. */
  readonly month: string;
  readonly statement: Statement;
};

/** A month of the statement: its time, and a column for each currency. */
export function StatementMonth({ month, statement }: StatementMonthProps) {
  const { t } = useTranslation(['app', 'safer-play']);
  const language = useLanguage();
  return (
    <section className="panel safer-month">
      <div className="safer-month-head d-flex flex-wrap align-items-center row-gap-1 column-gap-4">
        <h2 className="m-0">{monthName(month, language)}</h2>
        <span className="text-2 small-text num">
          {t('safer-play:statement.playedOfMonth', playedInMonth(statement, month))}
        </span>
      </div>
      <div className="safer-months d-grid row-gap-2 column-gap-8">
        {statement.rows
          .filter((row) => row.month === month)
          .map((row) => (
            <CurrencyFacts key={row.walletType} row={row} />
          ))}
      </div>
    </section>
  );
}

type CurrencyFactsProps = {
  readonly row: Statement['rows'][number];
};

function CurrencyFacts({ row }: CurrencyFactsProps) {
  const { t } = useTranslation(['app', 'safer-play']);
  const { walletType: currency } = row;
  const facts = [
    [t('safer-play:statement.deposits'), row.deposited],
    [t('safer-play:statement.withdrawals'), row.withdrawn],
    [t('safer-play:statement.netDeposits'), row.netDeposits],
    [t('safer-play:statement.stakes'), row.staked],
    [t('safer-play:statement.wins'), row.won],
    [t('safer-play:statement.bonuses'), row.bonuses],
  ] as const;
  return (
    <div>
      <h3>{currency}</h3>
      <Facts>
        {facts.map(([label, amount]) => (
          <Fact key={label} label={label}>
            <MoneyText amount={amount} currency={currency} />
          </Fact>
        ))}
        <Fact label={t('safer-play:statement.net')} valueClassName="text-2">
          <MoneyText amount={row.net} currency={currency} sign="always" />
        </Fact>
      </Facts>
      {row.byGameType.length > 0 && <ByGameType row={row} />}
    </div>
  );
}

function ByGameType({ row }: CurrencyFactsProps) {
  const { t } = useTranslation(['app', 'safer-play']);
  const { walletType: currency } = row;
  return (
    <details className="safer-types">
      <summary className="px-0 py-3 fs-sm cursor-pointer text-2 fw-semibold">
        {t('safer-play:statement.byGameType')}
      </summary>
      <table className="w-100 fs-sm">
        <thead>
          <tr>
            {[
              t('safer-play:statement.gameType'),
              t('safer-play:statement.stakes'),
              t('safer-play:statement.wins'),
              t('safer-play:statement.net'),
            ].map((label) => (
              <th className="text-3" key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row.byGameType.map((type) => (
            <tr key={type.gameType}>
              <th scope="row">{t(`games.types.${gameTypeName(type.gameType)}`)}</th>
              {(['staked', 'won', 'net'] as const).map((name) => (
                <td key={name}>
                  <MoneyText amount={type[name]} currency={currency} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
