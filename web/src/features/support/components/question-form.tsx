import { QUESTION_LENGTH_MAX, SUBJECT_LENGTH_MAX } from '@fairhall/api/contract/support-limits';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { SubmitButton } from '@/components/ui/submit-button.tsx';
import { filledText } from '@/lib/filled-text.ts';
import { errorText, queryClient } from '@/lib/query-client.ts';
import { showToast } from '@/lib/toasts.ts';
import { trpc } from '@/lib/trpc.ts';
import type { SupportTexts } from '../texts/support-texts.ts';

type QuestionFormProps = { readonly texts: SupportTexts['questions'] };

/** From here on the form shows how many characters are left. */
const SHOWN_BELOW = 200;

/** Subject and text of a message to support. */
export function QuestionForm({ texts }: QuestionFormProps) {
  const [subject, setSubject] = useState('');
  const [text, setText] = useState('');
  const send = useMutation(
    trpc.support.create.mutationOptions({
      meta: { showsError: true },
      onSuccess: () => {
        setSubject('');
        setText('');
        showToast({ tone: 'success', title: texts.sent });
      },
      onSettled: () => queryClient.invalidateQueries(trpc.support.list.pathFilter()),
    }),
  );
  const isFilled = subject.trim() !== '' && text.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isFilled && !send.isPending) send.mutate({ subject, text });
  };
  const left = QUESTION_LENGTH_MAX - text.length;
  return (
    <form className="question-form" onSubmit={submit}>
      <Field label={texts.subject}>
        {(control) => (
          <input
            className="form-control"
            autoComplete="off"
            maxLength={SUBJECT_LENGTH_MAX}
            value={subject}
            onChange={(event) => setSubject(event.target.value)}
            {...control}
          />
        )}
      </Field>
      <Field
        label={texts.message}
        error={send.error ? errorText(send.error) : undefined}
        hint={left < SHOWN_BELOW ? filledText(texts.left, { count: `${left}` }) : undefined}
      >
        {(control) => (
          <textarea
            className="form-control"
            rows={4}
            maxLength={QUESTION_LENGTH_MAX}
            value={text}
            onChange={(event) => setText(event.target.value)}
            {...control}
          />
        )}
      </Field>
      <SubmitButton
        isPending={send.isPending}
        disabled={!isFilled}
        label={texts.send}
        pendingLabel={texts.sending}
      />
    </form>
  );
}
