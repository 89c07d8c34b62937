import { useState } from 'react';
import { CardText } from '../cards/playing-card.tsx';
import { useGameTexts } from '../game-texts-context.ts';
import { Figure, ProofStep } from './proof-parts.tsx';
import type { Recomputation } from './recompute.ts';

/** Maximum of numbers shown at first; a feature with many free spins draws hundreds. */
const DRAWS_SHOWN = 24;
/** Maximum of blocks shown at first; each contains eight numbers. */
const BLOCKS_SHOWN = 3;

type Numbers = Pick<Recomputation, 'blocks' | 'draws' | 'rule' | 'eventValues'>;

/** The bytes of the seeds, the numbers of the bytes, and the rule that reads the numbers. */
export function NumberSteps({ found }: { readonly found: Numbers }) {
  const { t } = useGameTexts();
  return (
    <>
      <ProofStep title={t('proof:blocks')} matches>
        <Blocks blocks={found.blocks} />
      </ProofStep>
      <ProofStep title={t('proof:numbers')} matches>
        <Draws draws={found.draws} eventValues={found.eventValues} />
        <p className="proof-rule">{t(found.rule)}</p>
      </ProofStep>
    </>
  );
}

/** The HMAC messages, each with its 32 bytes. */
function Blocks({ blocks }: Pick<Numbers, 'blocks'>) {
  const { t, number } = useGameTexts();
  const [isExpanded, setIsExpanded] = useState(false);
  const shown = isExpanded ? blocks : blocks.slice(0, BLOCKS_SHOWN);
  return (
    <>
      {shown.map(({ message, hex }) => (
        <Figure key={message} label={message} value={hex} />
      ))}
      {blocks.length > shown.length && (
        <button type="button" className="proof-all" onClick={() => setIsExpanded(true)}>
          {t('proof:verify.showAll', { number: number(blocks.length) })}
        </button>
      )}
    </>
  );
}

/** Every drawn number: its four bytes, their float, the event and its value. */
function Draws(props: Pick<Numbers, 'draws' | 'eventValues'>) {
  const { draws, eventValues } = props;
  const { t, number } = useGameTexts();
  const [isExpanded, setIsExpanded] = useState(false);
  const first = isExpanded ? draws : draws.slice(0, DRAWS_SHOWN);
  const shown = first.map((draw, place) => ({
    ...draw,
    place: place + 1,
    eventValues: eventValues?.[place] ?? null,
  }));
  return (
    <>
      <div className="proof-draws bg-body shadow-inset overflow-hidden rounded-10">
        <table className="w-100">
          <thead>
            <tr>
              <th scope="col">{t('proof:verify.number')}</th>
              <th scope="col">{t('proof:verify.bytes')}</th>
              <th scope="col">{t('proof:verify.float')}</th>
              <th scope="col">{t('proof:verify.event')}</th>
              {eventValues && <th scope="col">{t('proof:becomes')}</th>}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ place, bytes, float, of, event, eventValues: one }) => (
              <tr key={place}>
                <th scope="row">{place}</th>
                <td className="proof-bytes">{bytes}</td>
                <td>{float.toFixed(8)}</td>
                <td>
                  ⌊× {of}⌋ = <b>{event}</b>
                </td>
                {one && (
                  <td>
                    {one.kind === 'card' ? <CardText card={one.value} /> : <b>{one.value}</b>}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {draws.length > shown.length && (
        <button type="button" className="proof-all" onClick={() => setIsExpanded(true)}>
          {t('proof:verify.showAll', { number: number(draws.length) })}
        </button>
      )}
    </>
  );
}
