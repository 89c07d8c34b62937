import { ROUNDS_BEFORE_RATING } from '@fairhall/api/contract/games';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Form } from '@/components/ui/form.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import type { Game } from '@/lib/api/contract-types.ts';
import { queryClient } from '@/lib/api/query-client.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { showToast } from '@/lib/ui/toasts.ts';
import { useForm } from '@/lib/ui/use-form.ts';
import styles from './game-page.module.css';

const scale = [1, 2, 3, 4, 5] as const;

/** The player's own rating of a game, which can be changed. */
export function RateGame({ game: { gameId } }: { readonly game: Game }) {
  const { t } = useTranslation(['app', 'game-page']);
  const own = useQuery(trpc.ratings.get.queryOptions({ gameId })).data?.stars ?? null;
  const rate = useMutation(
    trpc.ratings.rate.mutationOptions({
      meta: { showsError: true },
      onSuccess: () => {
        showToast({ tone: 'success', title: t('game-page:rate.saved') });
        void queryClient.invalidateQueries(trpc.ratings.get.queryFilter({ gameId }));
        void queryClient.invalidateQueries(trpc.games.pathFilter());
      },
    }),
  );
  const form = useForm({
    initial: { chosen: null as number | null },
    call: rate,
    send: () => {
      if (stars > 0) rate.mutate({ gameId, stars });
    },
  });
  const stars = form.fields.chosen ?? own ?? 0;
  return (
    <Form
      form={form}
      className="panel d-flex flex-column align-items-start gap-3 min-w-0 p-4 p-md-6"
    >
      <fieldset className={`d-flex flex-wrap p-0 border-0 ${styles['stars']}`}>
        <legend className="h2">{t('game-page:rate.title')}</legend>
        {scale.map((count) => (
          <label key={count} className={count <= stars ? styles['filled'] : undefined}>
            <input
              type="radio"
              name="stars"
              className="visually-hidden"
              aria-label={t('game-page:rate.stars', { count })}
              checked={count === stars}
              onChange={() => form.change({ chosen: count })}
            />
            <Star size={26} />
          </label>
        ))}
      </fieldset>
      <p className="small-text text-2">
        {t('game-page:rate.rule', { count: ROUNDS_BEFORE_RATING })}
      </p>
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      <button type="submit" className="btn btn-secondary btn-sm" disabled={stars === 0}>
        {t(own === null ? 'game-page:rate.send' : 'game-page:rate.change')}
      </button>
    </Form>
  );
}
