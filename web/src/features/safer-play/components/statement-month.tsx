import { useTranslation } from 'react-i18next';
import { Fact, Facts } from '@/components/ui/facts.tsx';
import { MoneyText } from '@/components/ui/money-text.tsx';
import { useLanguage } from '@/i18n/language.ts';
import type { Statement } from '@/lib/api/contract-types.ts';
import { gameTypeName } from '@/lib/games/game-types.ts';
import { monthName } from '../month-name.ts';
import { playedText } from '../statement/played-text.ts';
import type { SaferPlayTexts } from '../texts/safer-play-texts.ts';

type StatementMonthProps = {
  /** As `2026-11`. */
  readonly month: string;
  readonly statement: Statement;
  readonly texts: SaferPlayTexts;
};

/** A month of the statement: its time, and a column for each currency. */
export function StatementMonth({ month, statement, texts }: StatementMonthProps) {
  const language = useLanguage();
  return (
    <section className="panel safer-month">
      <div className="safer-month-head">
        <h2>{monthName(month, language)}</h2>
        <span className="text-2 small-text num">
          {playedText({ statement, month }, texts.statement.playedOfMonth)}
        </span>
      </div>
      <div className="safer-months">
        {statement.rows
          .filter((row) => row.month === month)
          .map((row) => (
            <CurrencyFacts key={row.walletType} row={row} texts={texts.statement} />
          ))}
      </div>
    </section>
  );
}

type CurrencyFactsProps = {
  readonly row: Statement['rows'][number];
  readonly texts: SaferPlayTexts['statement'];
};

function CurrencyFacts({ row, texts }: CurrencyFactsProps) {
  const { walletType: currency } = row;
  const facts = [
    [texts.deposits, row.deposited],
    [texts.withdrawals, row.withdrawn],
    [texts.netDeposits, row.netDeposits],
    [texts.stakes, row.staked],
    [texts.wins, row.won],
    [texts.bonuses, row.bonuses],
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
        <Fact label={texts.net} valueClassName="text-2">
          <MoneyText amount={row.net} currency={currency} sign="always" />
        </Fact>
      </Facts>
      {row.byGameType.length > 0 && <ByGameType row={row} texts={texts} />}
    </div>
  );
}

function ByGameType({ row, texts }: CurrencyFactsProps) {
  const { t } = useTranslation();
  const { walletType: currency } = row;
  return (
    <details className="safer-types">
      <summary>{texts.byGameType}</summary>
      <table>
        <thead>
          <tr>
            {[texts.gameType, texts.stakes, texts.wins, texts.net].map((label) => (
              <th key={label} scope="col">
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
