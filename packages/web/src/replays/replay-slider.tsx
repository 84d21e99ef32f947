import { Button, Label, Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';
import { useSay } from '../i18n/say.ts';
import styles from './replays.module.css';
import type { ShownReplay } from './use-replay.ts';

interface ReplaySliderProps {
  readonly shown: ShownReplay;
  readonly goTo: (answers: number) => void;
}
/** Any point of the replay: dragged, with the arrow keys, or turn by turn. */
export const ReplaySlider = ({ shown: { replay, at }, goTo }: ReplaySliderProps) => {
  const say = useSay();
  const { answers, turns } = replay;
  const next = turns.find((turn) => turn.answers > at);
  const before = turns.findLast((turn) => turn.answers < at);
  const turn = turns.findLast((each) => each.answers <= at)?.turn ?? 1;
  return (
    <div className={styles.slider}>
      <Slider
        minValue={0}
        maxValue={Math.max(1, answers)}
        value={at}
        onChange={(value) => goTo(Array.isArray(value) ? (value[0] ?? 0) : value)}
      >
        <div className={styles.sliderHead}>
          <Label>{say('replays.point')}</Label>
          <SliderOutput>{() => say('replays.point.value', { at, answers, turn })}</SliderOutput>
        </div>
        <SliderTrack className={styles.track ?? ''}>
          {turns.map((each) => (
            <span
              key={each.turn}
              className={styles.tick}
              style={{ insetInlineStart: `${(each.answers / Math.max(1, answers)) * 100}%` }}
            />
          ))}
          <SliderThumb className={styles.thumb ?? ''} />
        </SliderTrack>
      </Slider>
      <div className="row">
        <Button
          className="button"
          isDisabled={before === undefined}
          onPress={() => goTo(before?.answers ?? 0)}
        >
          <span aria-hidden="true">|◀</span> {say('replays.turn-before')}
        </Button>
        <Button className="button" isDisabled={at === 0} onPress={() => goTo(at - 1)}>
          <span aria-hidden="true">◀</span> {say('watching.back')}
        </Button>
        <Button className="button" isDisabled={at >= answers} onPress={() => goTo(at + 1)}>
          {say('watching.forward')} <span aria-hidden="true">▶</span>
        </Button>
        <Button
          className="button"
          isDisabled={next === undefined}
          onPress={() => goTo(next?.answers ?? answers)}
        >
          {say('replays.turn-next')} <span aria-hidden="true">▶|</span>
        </Button>
      </div>
    </div>
  );
};
