import { useTranslation } from 'react-i18next';
import { PrintedPage } from '@/components/records/printed-page.tsx';
import { MoneyText } from '@/components/ui/money-text.tsx';
import { useLanguage } from '@/i18n/language.ts';
import type { Statement } from '@/lib/api/contract-types.ts';
import { gameTypeName } from '@/lib/games/game-types.ts';
import { filledText } from '@/lib/i18n/filled-text.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { monthName } from '../month-name.ts';
import type { SaferPlayTexts } from '../texts/safer-play-texts.ts';
import { playedText } from './played-text.ts';

export type StatementDocumentProps = {
  readonly statement: Statement;
  readonly texts: SaferPlayTexts;
  /** The player's email address. */
  readonly account: string;
  /** Milliseconds since 1970. */
  readonly issuedAt: number;
};

/** The statement on paper: a table of months and currencies, and one of the types of game. */
export function StatementDocument(props: StatementDocumentProps) {
  const { statement, texts: all, account, issuedAt } = props;
  const texts = all.statement;
  const { dateTime } = useFormat();
  return (
    <PrintedPage
      title={texts.title}
      issued={filledText(texts.issued, { time: dateTime(issuedAt, 'full') })}
    >
      <p>{`${texts.account}: ${account}`}</p>
      <Months statement={statement} texts={all} />
      <h2>{texts.byGameType}</h2>
      <Types statement={statement} texts={all} />
    </PrintedPage>
  );
}

type PartProps = Pick<StatementDocumentProps, 'statement' | 'texts'>;

function Months({ statement, texts: { statement: texts } }: PartProps) {
  const language = useLanguage();
  const columns = [
    [texts.deposits, 'deposited'],
    [texts.withdrawals, 'withdrawn'],
    [texts.netDeposits, 'netDeposits'],
    [texts.stakes, 'staked'],
    [texts.wins, 'won'],
    [texts.net, 'net'],
    [texts.bonuses, 'bonuses'],
  ] as const;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{texts.month}</th>
          {columns.map(([label]) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
          <th scope="col">{texts.played}</th>
        </tr>
      </thead>
      <tbody>
        {statement.rows.map((row) => (
          <tr key={`${row.month} ${row.walletType}`}>
            <th scope="row">{`${monthName(row.month, language)}, ${row.walletType}`}</th>
            {columns.map(([label, name]) => (
              <td key={label}>
                <MoneyText amount={row[name]} currency={row.walletType} />
              </td>
            ))}
            <td>{playedText({ statement, month: row.month }, texts.playedValue)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Types({ statement: { rows }, texts: { statement: texts } }: PartProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const lines = rows.flatMap(({ month, walletType, byGameType }) =>
    byGameType.map((type) => ({ month, walletType, ...type })),
  );
  return (
    <table>
      <thead>
        <tr>
          {[texts.month, texts.gameType, texts.stakes, texts.wins, texts.net].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ month, walletType, gameType, ...money }) => (
          <tr key={`${month} ${walletType} ${gameType}`}>
            <th scope="row">{`${monthName(month, language)}, ${walletType}`}</th>
            <td>{t(`games.types.${gameTypeName(gameType)}`)}</td>
            {(['staked', 'won', 'net'] as const).map((name) => (
              <td key={name}>
                <MoneyText amount={money[name]} currency={walletType} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
