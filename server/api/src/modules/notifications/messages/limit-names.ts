import type { Language } from '../../../contract/enums.ts';
import type { LimitKind, LimitPeriod } from '../../../contract/safer-play.ts';

type Names = Readonly<Record<LimitKind, Readonly<Record<LimitPeriod, string>>>>;

/** The names of limits within a sentence: "Your {limit} is …". */
const names: Readonly<Record<Language, Names>> = {
  en: {
    deposit: {
      day: 'daily deposit limit',
      week: 'weekly deposit limit',
      month: 'monthly deposit limit',
    },
    loss: { day: 'daily loss limit', week: 'weekly loss limit', month: 'monthly loss limit' },
    wager: { day: 'daily stake limit', week: 'weekly stake limit', month: 'monthly stake limit' },
    time: { day: 'daily time limit', week: 'weekly time limit', month: 'monthly time limit' },
  },
  'pt-br': {
    deposit: {
      day: 'limite diário de depósito',
      week: 'limite semanal de depósito',
      month: 'limite mensal de depósito',
    },
    loss: {
      day: 'limite diário de perda',
      week: 'limite semanal de perda',
      month: 'limite mensal de perda',
    },
    wager: {
      day: 'limite diário de apostas',
      week: 'limite semanal de apostas',
      month: 'limite mensal de apostas',
    },
    time: {
      day: 'limite diário de tempo',
      week: 'limite semanal de tempo',
      month: 'limite mensal de tempo',
    },
  },
  id: {
    deposit: {
      day: 'batas deposit harian',
      week: 'batas deposit mingguan',
      month: 'batas deposit bulanan',
    },
    loss: {
      day: 'batas kerugian harian',
      week: 'batas kerugian mingguan',
      month: 'batas kerugian bulanan',
    },
    wager: {
      day: 'batas taruhan harian',
      week: 'batas taruhan mingguan',
      month: 'batas taruhan bulanan',
    },
    time: {
      day: 'batas waktu harian',
      week: 'batas waktu mingguan',
      month: 'batas waktu bulanan',
    },
  },
  es: {
    deposit: {
      day: 'límite diario de depósito',
      week: 'límite semanal de depósito',
      month: 'límite mensual de depósito',
    },
    loss: {
      day: 'límite diario de pérdida',
      week: 'límite semanal de pérdida',
      month: 'límite mensual de pérdida',
    },
    wager: {
      day: 'límite diario de apuestas',
      week: 'límite semanal de apuestas',
      month: 'límite mensual de apuestas',
    },
    time: {
      day: 'límite diario de tiempo',
      week: 'límite semanal de tiempo',
      month: 'límite mensual de tiempo',
    },
  },
};

export function limitName(
  { kind, period }: { kind: LimitKind; period: LimitPeriod },
  language: Language,
): string {
  return names[language][kind][period];
}
