import { gameLabels } from '@fairhall/api/contract/game-labels';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { CheckField } from '@/components/ui/check-field.tsx';
import { Fact, Facts } from '@/components/ui/facts.tsx';
import { Form } from '@/components/ui/form.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { webUrl } from '@/lib/browser/web-origin.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { showToast } from '@/lib/ui/toasts.ts';
import { useForm } from '@/lib/ui/use-form.ts';
import { useLastPresent } from '@/lib/ui/use-last-present.ts';
import { TimeText } from '../../components/cells.tsx';
import { RtpText } from '../../components/rtp-text.tsx';
import { SideDrawer } from '../../components/side-drawer.tsx';
import type { OfficeGame } from '../../lib/api/contract-types.ts';
import { office } from '../../lib/api/office-client.ts';
import { useNumbers } from '../../lib/i18n/use-numbers.ts';
import { useMay } from '../../lib/session/office-session.ts';
import { isInside } from './is-inside.ts';

const SORT_MAX = 100_000;
const FLAGS = ['isHot', 'isNew', 'isRecommended'] as const;

type GameDrawerProps = { readonly game: OfficeGame | null; readonly onClose: () => void };

/** The settings of a game, each as staff set it or as its provider saved it. */
export function GameDrawer({ game, onClose }: GameDrawerProps) {
  const shown = useLastPresent(game);
  const mayManage = useMay('manage');
  return (
    <SideDrawer show={game !== null} onHide={onClose} title={shown?.gameName ?? ''}>
      {shown !== null && (
        <>
          <GameFacts game={shown} />
          {mayManage && <SettingsForm key={`${shown.gameId}-${shown.updatedAt}`} game={shown} />}
        </>
      )}
    </SideDrawer>
  );
}

function GameFacts({ game }: { readonly game: OfficeGame }) {
  const { t } = useTranslation('office');
  const { money } = useFormat();
  const { percent } = useNumbers();
  const { figures } = game;
  return (
    <div className="game-facts d-grid align-items-start gap-4-5">
      <img
        className="rounded bg-s3 object-fit-cover"
        src={webUrl(game.pgIconUrl)}
        alt=""
        width={108}
        height={144}
        loading="lazy"
      />
      <Facts>
        <Fact label={t('games.provider')}>{game.supplier ?? game.providerId}</Fact>
        <Fact label={t('overview.stakes')}>{money(figures.stakes, 'USD')}</Fact>
        <Fact label={t('overview.ggr')}>{money(figures.ggr, 'USD')}</Fact>
        <Fact label={t('games.measured')}>
          <RtpText figures={figures} isInside={isInside(game)} />
        </Fact>
        <Fact label={t('games.computed')}>{percent(game.rtp)}</Fact>
        {game.updatedBy !== null && (
          <Fact label={t('games.changed')}>
            {game.updatedBy.name} · <TimeText at={game.updatedAt} />
          </Fact>
        )}
      </Facts>
    </div>
  );
}

function SettingsForm({ game }: { readonly game: OfficeGame }) {
  const { t } = useTranslation('office');
  const queries = useQueryClient();
  const update = useMutation(
    office.games.update.mutationOptions({
      meta: { showsError: true },
      onSuccess: () => {
        showToast({ tone: 'success', title: t('games.saved') });
        return queries.invalidateQueries(office.games.pathFilter());
      },
    }),
  );
  const form = useForm<Fields>({
    initial: {
      gameLabel: game.gameLabel ?? '',
      gameSort: String(game.gameSort),
      isHot: game.isHot,
      isNew: game.isNew,
      isRecommended: game.isRecommended,
    },
    call: update,
    send: (fields) => update.mutate(changes(game, fields)),
  });
  const reset = () =>
    update.mutate({
      gameId: game.gameId,
      enabled: null,
      gameLabel: null,
      gameSort: null,
      isHot: null,
      isNew: null,
      isRecommended: null,
    });
  return (
    <Form form={form} className="d-flex flex-column gap-3-5">
      <h3>{t('games.settings')}</h3>
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      <div className="d-grid grid-cols-2 gap-3">
        <SelectField
          {...form.field('gameLabel')}
          label={t('games.label')}
          options={[
            { value: '', label: t('games.noLabel') },
            ...gameLabels.map((label) => ({ value: label, label: t(`games.labels.${label}`) })),
          ]}
        />
        <TextField
          {...form.field('gameSort')}
          label={t('games.sort')}
          hint={t('games.sortHint')}
          className="num"
          type="number"
          required
          min={0}
          max={SORT_MAX}
        />
      </div>
      <div>
        {FLAGS.map((flag) => (
          <CheckField key={flag} {...form.field(flag)} label={t(`games.flags.${flag}`)} />
        ))}
      </div>
      <div className="form-actions">
        <Button
          variant="secondary"
          disabled={game.overridden.length === 0}
          aria-disabled={update.isPending}
          onClick={update.isPending ? undefined : reset}
        >
          {t('games.reset')}
        </Button>
        <Button type="submit" aria-disabled={update.isPending}>
          {t('forms.save')}
        </Button>
      </div>
    </Form>
  );
}

type Fields = {
  /** Empty without a label. */
  readonly gameLabel: NonNullable<OfficeGame['gameLabel']> | '';
  readonly gameSort: string;
  readonly isHot: boolean;
  readonly isNew: boolean;
  readonly isRecommended: boolean;
};

/** Only what differs: an unchanged field keeps following its provider. */
function changes(game: OfficeGame, fields: Fields) {
  const sort = Number(fields.gameSort);
  const isLabelChanged = fields.gameLabel !== (game.gameLabel ?? '');
  return {
    gameId: game.gameId,
    ...(isLabelChanged ? { gameLabel: fields.gameLabel } : {}),
    ...(sort === game.gameSort ? {} : { gameSort: sort }),
    ...Object.fromEntries(
      FLAGS.filter((flag) => fields[flag] !== game[flag]).map((flag) => [flag, fields[flag]]),
    ),
  };
}
