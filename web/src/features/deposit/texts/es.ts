import type { LimitChoiceTexts } from './limit-choice-texts.ts';

export const es: LimitChoiceTexts = {
  title: 'Antes de tu primer depósito',
  choose:
    'Las reglas de la casa de tu mercado te dejan elegir: un límite para tus depósitos o ninguno por ahora. Puedes fijar, bajar y subir límites en cualquier momento en Juego responsable.',
  require:
    'Las reglas de la casa de tu mercado piden antes dos límites: cuánto puedes perder en un mes y cuánto tiempo puedes jugar en un día. Puedes bajarlos y subirlos en cualquier momento en Juego responsable.',
  deposit: 'Límite de depósitos al mes',
  loss: 'Límite de pérdidas al mes',
  time: 'Límite de tiempo al día, en minutos',
  timeRange: '{{min}} a {{max}}',
  all: 'Todas las carteras juntas',
  amountProblem: 'Introduce un importe entero, hasta {{max}}',
  timeProblem: 'Introduce minutos enteros, de {{min}} a {{max}}',
  set: 'Fijar y continuar',
  setting: 'Fijando…',
  notNow: 'Ahora no',
  failed: 'No se pudo fijar el límite. No se cobró nada, inténtalo de nuevo.',
};
