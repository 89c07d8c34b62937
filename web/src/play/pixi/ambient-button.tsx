import { Sparkles } from 'lucide-react';
import { useGameTexts } from '../game-texts-context.ts';
import { toggleAmbient, useIsAmbientOn } from './ambient-setting.ts';

/** Toggles the motion of scenes at rest; it is named where there is room. */
export function AmbientButton(props: { readonly className: string; readonly isNamed?: boolean }) {
  const { t } = useGameTexts();
  const isOn = useIsAmbientOn();
  const label = t('ambient.label');
  const name = props.isNamed ? {} : { 'aria-label': label, title: label };
  return (
    <button
      type="button"
      className={props.className}
      aria-pressed={isOn}
      {...name}
      onClick={toggleAmbient}
    >
      <Sparkles size={props.isNamed ? 20 : 18} opacity={isOn ? 1 : 0.45} aria-hidden />
      {props.isNamed && label}
    </button>
  );
}
