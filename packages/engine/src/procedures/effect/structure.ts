/** The nodes of structure at work: what the word between two parts means. */

import { admitInTheMiddle } from '../../field/one-kind.ts';
import type { Action, ActionOf, Joint } from '../../language/action.ts';
import { isActivated } from '../../language/effect.ts';
import { sceneOf, speakAs } from '../../meaning/scene.ts';
import { closeMoment, reopenMoment } from '../../moves/moment.ts';
import type { Variables } from '../../state/frame.ts';
import { askThen, callThen, end, frame, goTo, type Procedure, wasDone } from '../../state/next.ts';
import { partsOf } from '../../state/parts.ts';
import { oneOf as oneOfThese, yesOrNo } from '../../state/questions.ts';
import { definitionOf, type Table } from '../../state/table.ts';
import { obstacleToCarryOut } from '../../verbs/carry-out.ts';
import { loseForDraws } from '../../verbs/players.ts';
import { verbOf } from '../../verbs/verbs.ts';
import { gather } from '../../vocabulary/gather.ts';
import { NO_SCENE, type SceneId } from '../../vocabulary/ids.ts';
import { opponentOf } from '../../vocabulary/players.ts';
import { goesWithWhatLeft } from './settle.ts';

type Running = Pick<Variables['run'], 'path' | 'scene' | 'cause'>;
const runAt = ({ scene, cause }: Running, path: string) =>
  frame('run', { path, scene, cause, cards: [], live: [] });
// These paths lead to the action whose procedure this is.
const sequenceAt = (table: Table, path: string) => table.pool.partAt(path) as ActionOf<'sequence'>;
const oneOfAt = (table: Table, path: string) => table.pool.partAt(path) as ActionOf<'one-of'>;
const mayAt = (table: Table, path: string) => table.pool.partAt(path) as ActionOf<'may'>;

/**
 * Is a later part a moment of its own? (effects.resolution.sequential-parts, effects.resolution.end-is-last-part, wording.conj.in-sequence) Otherwise the
 * whole is done at once. (effects.resolution.simultaneous, wording.conj.and-if-you-do, faq.resist.effect-that-cannot-apply-its-first-part)
 * (faq.summon.torrential-misses-after-a-then)
 * (faq.simultaneous.text-order-is-kept)
 * (faq.steps.bullets-apply-one-after-the-other)
 */
const isNewMoment = (joint: Joint): boolean => joint === 'then' || joint === 'also-after-that';
/** Is a later part done only if the earlier one was? (wording.conj.then, wording.conj.also, faq.oath.attached.applies-though-the-first-part-did-not, wording.conj.if-you-do-sentence) */
const needsEarlier = (joint: Joint): boolean => joint !== 'also' && joint !== 'also-after-that';

export const sequence: Procedure<'sequence'> = {
  part: (table, vars) => {
    const { joint, parts } = sequenceAt(table, vars.path);
    if (vars.next >= parts.length) {
      if (joint === 'also') loseForDraws(table, sceneOf(table, vars.scene));
      return end(vars.done);
    }
    // What a text or a cost takes together goes together. (faq.lasting-target.destroyed-at-the-same-moment)
    const isOneAfterAnother = vars.cause === 'effect' && joint !== 'and';
    if (vars.next > 0 && isOneAfterAnother) admitInTheMiddle(table);
    if (vars.next > 0 && isOneAfterAnother && !vars.followed && goesWithWhatLeft(table))
      return callThen(frame('settle', { rounds: 0, scene: NO_SCENE, inside: true }), 'part', {
        ...vars,
        followed: true,
      });
    if (vars.next > 0 && isNewMoment(joint)) closeMoment(table);
    else if (vars.followed) reopenMoment(table);
    const { followed: _, ...others } = vars;
    return callThen(runAt(vars, `${vars.path}/parts/${vars.next}`), 'did', others);
  },
  did: (table, vars, input) => {
    const { joint, parts } = sequenceAt(table, vars.path);
    const done = wasDone(input);
    // A target that is gone keeps nothing from the others. (effects.target.partial, faq.those-cards.a-as-well-as-b-takes-what-is-there)
    if (joint === 'and' && parts.every((part) => isDoneToATarget(table, part, vars.scene)))
      return goTo('part', { ...vars, next: vars.next + 1, done: vars.done || done });
    // What "then" leads on from such a whole was not done if a part of it was not. (wording.conj.and-if-you-do, wording.conj.then)
    if (!done && needsEarlier(joint)) return end(vars.done && joint !== 'and-if-you-do');
    return goTo('part', { ...vars, next: vars.next + 1, done: vars.done || done });
  },
};

/** Is it done to nothing but one of the targets? */
const isDoneToATarget = (table: Table, part: Action, scene: SceneId): boolean => {
  const what = verbOf(part).what(part);
  if (what?.cards !== 'referenced' || what.what.ref !== 'bound') return false;
  const { name } = what.what;
  const { source, effect } = sceneOf(table, scene);
  const text = definitionOf(table, source.card).card.effects[effect];
  return (
    text !== undefined &&
    isActivated(text) &&
    text.modes.some(({ targets }) => targets.some((each) => each.as === name))
  );
};

/** "you can": decided when this part is reached. (wording.conj.then-you-can) */
export const may: Procedure<'may'> = {
  ask: (table, vars) => {
    const { action, by } = mayAt(table, vars.path);
    const scene = sceneOf(table, vars.scene);
    if (obstacleToCarryOut(table, action, scene, vars.cause)) return goTo('otherwise', vars);
    const player = by === 'you' ? scene.you : scene.you === 0 ? 1 : 0;
    return askThen(
      yesOrNo(player, { for: 'resolution', card: scene.source.card, effect: scene.effect }),
      'decided',
      vars,
    );
  },
  decided: (_, vars, input) =>
    input.chosen[0]?.do === 'yes'
      ? callThen(runAt(vars, `${vars.path}/action`), 'tried', vars)
      : goTo('otherwise', vars),
  // Who wanted to and could not has not done it. (wording.conj.or)
  tried: (_, vars, input) => (wasDone(input) ? end(true) : goTo('otherwise', vars)),
  otherwise: (table, vars) =>
    mayAt(table, vars.path).otherwise
      ? callThen(runAt(vars, `${vars.path}/otherwise`), 'over', vars)
      : end(false),
  over: (_, __, input) => end(wasDone(input)),
};

/** One of several effects, chosen now among those that can be carried out. (wording.gain.apply-effect) */
export const oneOf: Procedure<'one-of'> = {
  ask: (table, vars) => {
    const { actions, by } = oneOfAt(table, vars.path);
    const scene = sceneOf(table, vars.scene);
    const able = gather(actions, (action, option) =>
      obstacleToCarryOut(table, action, scene, vars.cause) ? [] : [option],
    );
    const [first] = able;
    if (first === undefined) return end(false);
    if (able.length === 1) return callThen(runAt(vars, `${vars.path}/actions/${first}`), 'over', vars);
    const player = by === 'you' ? scene.you : opponentOf(scene.you);
    const why = { for: 'resolution', card: scene.source.card, effect: scene.effect } as const;
    const choices = able.map((option) => ({ do: 'option', option }) as const);
    return askThen(oneOfThese(player, 'option', why, choices), 'decided', vars);
  },
  decided: (_, vars, input) => {
    const [choice] = input.chosen;
    const option = choice?.do === 'option' ? choice.option : 0;
    return callThen(runAt(vars, `${vars.path}/actions/${option}`), 'over', vars);
  },
  over: (_, __, input) => end(wasDone(input)),
};

/** The turn player first; the text is read with each player as "you". (effects.resolution.turn-player-first) */
export const eachPlayer: Procedure<'each-player'> = {
  next: (table, vars) => {
    const [player, ...left] = vars.left;
    speakAs(table, vars.scene, player ?? vars.you, vars.you);
    if (player === undefined) return goTo('over', vars);
    return callThen(runAt(vars, pathOfStep(table, vars)), 'did', { ...vars, left, at: player });
  },
  did: (_, vars, input) =>
    goTo('next', wasDone(input) ? { ...vars, able: [...(vars.able ?? []), vars.at ?? vars.you] } : vars),
  // Both have done a step before the next one is done, by those who have done it. (effects.resolution.each-player-step-by-step)
  over: (table, vars) => {
    const { action } = table.pool.partAt(vars.path) as ActionOf<'each-player'>;
    const step = (vars.step ?? 0) + 1;
    if (!isStepwise(action) || step >= action.parts.length || !vars.able) return end(true);
    closeMoment(table);
    const left = vars.able;
    const { able: _, ...again } = vars;
    return goTo('next', { ...again, step, left });
  },
};
/** What one of them has named is spoken of before the other names something. */
const isStepwise = (action: Action): action is ActionOf<'sequence'> =>
  action.do === 'sequence' &&
  action.joint === 'then' &&
  !partsOf(action).some((part) => 'ref' in part && part.ref === 'bound');
const pathOfStep = (table: Table, { path, step = 0 }: Variables['each-player']): string => {
  const { action } = table.pool.partAt(path) as ActionOf<'each-player'>;
  return isStepwise(action) ? `${path}/action/parts/${step}` : `${path}/action`;
};
