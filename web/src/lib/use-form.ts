import { type FormEvent, type RefObject, useRef, useState } from 'react';

type Problem = { readonly field: string };

type FormOptions<Fields, Broken extends Problem> = {
  readonly initial: Fields | (() => Fields);
  /** The broken rules, in the order of the fields; none when the form may be sent. */
  readonly check: (fields: Fields) => Broken | readonly Broken[] | null;
  readonly textOf: (problem: Broken, fields: Fields) => string;
  readonly send: (fields: Fields) => void;
  /** The call that sends the form: a change resets its failure. */
  readonly call?: { readonly isPending: boolean; readonly reset: () => void };
  /** A problem that the server found with a field. */
  readonly refused?: { readonly field: Broken['field']; readonly text: string } | null;
  /**
   * What a change does to the problems on show: it hides all of them (`form`) or those of the
   * changed fields (`field`) until the form is sent again, or it checks the rules anew (`live`).
   */
  readonly revalidate?: 'form' | 'field' | 'live';
};

export type Form<Fields, Field extends string = keyof Fields & string> = {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly fields: Fields;
  readonly change: (next: Partial<Fields>) => void;
  readonly submit: (event: FormEvent) => void;
  readonly errorOf: (field: Field) => string | undefined;
  /** Shows the problem of a field that the player has left. */
  readonly judge: (field: Field) => void;
  readonly focus: (field: Field) => void;
};

/** A form whose rules are checked when it is sent; the first field with a problem gets the focus. */
export function useForm<Fields extends object, Broken extends Problem>(
  options: FormOptions<Fields, Broken>,
): Form<Fields, Broken['field']> {
  const { initial, check, textOf, send, call, refused, revalidate = 'form' } = options;
  const ref = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(initial);
  const [judged, setJudged] = useState<readonly string[]>([]);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const problems = listOf(check(fields));
  const isJudged = (field: string) =>
    judged.includes(field) || (isSubmitted && revalidate === 'live');
  return {
    ref,
    fields,
    change: (next) => {
      // On top of the latest: a password manager fills two fields at once.
      setFields((latest) => ({ ...latest, ...next }));
      if (revalidate === 'form') setJudged([]);
      if (revalidate === 'field') setJudged(judged.filter((field) => !(field in next)));
      call?.reset();
    },
    submit: (event) => {
      event.preventDefault();
      if (call?.isPending) return;
      setIsSubmitted(true);
      setJudged(problems.map(({ field }) => field));
      const [first] = problems;
      if (first) focusField(ref.current, first.field);
      else send(fields);
    },
    errorOf: (field) => {
      if (refused?.field === field) return refused.text;
      const problem = problems.find((one) => one.field === field);
      return problem && isJudged(field) ? textOf(problem, fields) : undefined;
    },
    judge: (field) => setJudged([...judged, field]),
    focus: (field) => focusField(ref.current, field),
  };
}

function listOf<Broken extends Problem>(found: Broken | readonly Broken[] | null) {
  if (found === null) return [];
  return 'field' in found ? [found] : found;
}

/** Focuses a field by its name, also one that is folded away. */
function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLElement)) return;
  field.closest('details')?.setAttribute('open', '');
  field.focus();
}
