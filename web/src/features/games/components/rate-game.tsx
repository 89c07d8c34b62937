import { ROUNDS_BEFORE_RATING } from '@fairhall/api/contract/games';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '@/components/ui/notice.tsx';
import type { Game } from '@/lib/api/contract-types.ts';
import { errorText } from '@/lib/api/error-text.ts';
import { queryClient } from '@/lib/api/query-client.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { showToast } from '@/lib/ui/toasts.ts';
import styles from './game-page.module.css';

const scale = [1, 2, 3, 4, 5] as const;

/** The player's own rating of a game, which can be changed. */
export function RateGame({ game: { gameId } }: { readonly game: Game }) {
  const { t } = useTranslation(['app', 'game-page']);
  const own = useQuery(trpc.ratings.get.queryOptions({ gameId })).data?.stars ?? null;
  const [chosen, setChosen] = useState<number | null>(null);
  const stars = chosen ?? own ?? 0;
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (stars > 0 && !rate.isPending) rate.mutate({ gameId, stars });
  };
  return (
    <form className={`panel ${styles['text']}`} onSubmit={submit}>
      <fieldset className={styles['stars']}>
        <legend className="h2">{t('game-page:rate.title')}</legend>
        {scale.map((count) => (
          <label key={count} className={count <= stars ? styles['filled'] : undefined}>
            <input
              type="radio"
              name="stars"
              className="visually-hidden"
              aria-label={t('game-page:rate.stars', { count })}
              checked={count === stars}
              onChange={() => {
                rate.reset();
                setChosen(count);
              }}
            />
            <Star size={26} />
          </label>
        ))}
      </fieldset>
      <p className="small-text text-2">
        {t('game-page:rate.rule', { count: ROUNDS_BEFORE_RATING })}
      </p>
      {rate.error !== null && <Notice tone="error">{errorText(rate.error)}</Notice>}
      <button type="submit" className="btn btn-secondary btn-sm" disabled={stars === 0}>
        {t(own === null ? 'game-page:rate.send' : 'game-page:rate.change')}
      </button>
    </form>
  );
}
