import { z } from 'zod';

export const gameLabels = ['hot', 'new', 'recommended', 'exclusive'] as const;
export type GameLabel = (typeof gameLabels)[number];

/** The names of the labels in catalogues of providers: Chinese and the languages of the client. */
const namesOfLabels: Readonly<Record<GameLabel, readonly string[]>> = {
  hot: ['hot', '热门', '熱門', 'em alta', 'popular', 'populer', 'terpopuler'],
  new: ['new', '最新', '新品', '新游戏', '新遊戲', 'novo', 'baru', 'nuevo'],
  recommended: ['recommended', '推荐', '推薦', 'recomendado', 'direkomendasikan', 'rekomendasi'],
  exclusive: ['exclusive', '独家', '獨家', 'exclusivo', 'eksklusif'],
};

const labelOfName = new Map(
  gameLabels.flatMap((label) => namesOfLabels[label].map((name) => [name, label] as const)),
);

/** A label by one of its names, without regard to case. */
export const gameLabelInput = z
  .string()
  .max(40)
  .transform((name, context) => {
    const label = labelOfName.get(name.trim().toLowerCase());
    if (label !== undefined) return label;
    context.addIssue({ code: 'custom', message: `expected one of: ${gameLabels.join(', ')}` });
    return z.NEVER;
  })
  .describe(
    'hot, new, recommended or exclusive, also in Chinese, Portuguese, Indonesian, Spanish.',
  );
